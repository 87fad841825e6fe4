-- The photos of a message, each with its newest clip. `data_url` and `video_url` hold the key of a stored file, never its address:
-- addresses are signed on the way out (server/domain/media/sign-messages.ts). A locked photo shows its small, blurred copy.
create or replace function attachments_json(p_message bigint) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object(
    'file_type', 'image', 'cost', p.credits, 'level', p.level, 'user_media_id', p.id, 'media_asset_id', p.id,
    'data_url', case when p.deleted_at is not null then null when p.unlocked_at is null then p.preview_key else p.storage_key end,
    'video_url', case when p.deleted_at is null and p.unlocked_at is not null then (
      select c.storage_key from clips c where c.photo_id = p.id and c.state = 'ready' and c.deleted_at is null
       order by c.shown_at desc, c.id desc limit 1) end,
    'clip_running', exists (select 1 from clips c where c.photo_id = p.id and c.state in ('queued', 'running')),
    'is_nsfw', p.level in ('nude', 'hardcore'),
    'created_at', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'unlocked_at', to_char(p.unlocked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'deleted_at', to_char(p.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'favorited_at', to_char(p.favorited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'updated_at', to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by p.id), '[]'::json)
    from photos p where p.message_id = p_message and p.state = 'ready'
$$;
