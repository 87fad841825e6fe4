-- Copies a conversation's shown branch up to a message into a new one, with its settings. What was told in the copied messages is
-- remembered in both; nothing else of the one is in the other. Returns the new conversation, or null where there is no such message.
create or replace function fork_conversation(p_user int, p_conversation int, p_message bigint, p_key text, p_now timestamptz)
returns int language plpgsql as $$
declare v_from conversations; v_fork int; v_old bigint[]; v_new bigint[]; v_copies jsonb; v_characters int[];
begin
  select * into v_from from conversations where id = p_conversation and user_id = p_user and deleted_at is null for update;
  if not found then return null; end if;
  perform 1 from messages where id = p_message and conversation_id = p_conversation and shown and status <> 'streaming';
  if not found then return null; end if;
  insert into conversations (user_id, character_id, persona_id, note, note_depth, custom_instructions, allow_implicit_images, image_backend,
      chat_model, suggestions, read_aloud, wallpaper, memories, boundaries, turns, title, apart_from, client_key, created_at, updated_at)
    values (p_user, v_from.character_id, v_from.persona_id, v_from.note, v_from.note_depth, v_from.custom_instructions, v_from.allow_implicit_images,
      v_from.image_backend, v_from.chat_model, v_from.suggestions, v_from.read_aloud, v_from.wallpaper, v_from.memories, v_from.boundaries,
      v_from.turns, v_from.title, v_from.apart_from || p_conversation, p_key, p_now, p_now)
    returning id into v_fork;
  update conversations set apart_from = apart_from || v_fork where id = p_conversation;
  select array_agg(id order by id), array_agg(copy order by copy) into v_old, v_new
    from (select id, nextval(pg_get_serial_sequence('messages', 'id')) as copy from messages
           where conversation_id = p_conversation and shown and id <= p_message and content <> ''
             and status in ('sent', 'complete', 'stopped', 'interrupted')) copied;
  insert into messages (id, conversation_id, user_id, sender_type, character_id, content, content_attributes, status, parent_id, edited_at, pinned_at, reaction,
      created_at)
    select c.copy, v_fork, p_user, m.sender_type, m.character_id, m.content,
        m.content_attributes - array['voice', 'voice_note', 'surprise', 'photo_generating', 'user_media_id', 'cut'],
        case m.sender_type when 'User' then 'sent' else 'complete' end, lag(c.copy, 1, 0::bigint) over (order by c.copy), m.edited_at, m.pinned_at,
        m.reaction, m.created_at
      from unnest(v_old, v_new) as c(id, copy) join messages m on m.id = c.id;
  update conversations set last_message_id = (select max(copy) from unnest(v_new) copy) where id = v_fork;
  -- Each member of a group has heard the copies of what it has heard.
  if v_from.turns is not null then
    insert into conversation_members (conversation_id, character_id, position, joined_after, left_after, created_at)
      select v_fork, m.character_id, m.position, coalesce((select max(c.copy) from unnest(v_old, v_new) as c(id, copy) where c.id <= m.joined_after), 0),
          case when m.left_after is not null then
            coalesce((select max(c.copy) from unnest(v_old, v_new) as c(id, copy) where c.id <= m.left_after), 0) end, m.created_at
        from conversation_members m where m.conversation_id = p_conversation;
  end if;
  select coalesce(jsonb_object_agg(c.id, c.copy), '{}') into v_copies from unnest(v_old, v_new) as c(id, copy);
  select array_agg(m.character_id) || v_from.character_id into v_characters from conversation_members m where m.conversation_id = p_conversation;
  update memories m set source_ids = m.source_ids || array(select (v_copies ->> s::text)::bigint from unnest(m.source_ids) s where v_copies ? s::text)
    where m.user_id = p_user and m.character_id = any(v_characters) and exists (select 1 from unnest(m.source_ids) s where v_copies ? s::text);
  update memory_books set version = version + 1 where user_id = p_user and character_id = any(v_characters);
  insert into remembering (id, user_id, read_to)
    select v_fork, p_user, coalesce(max(e.value::bigint), 0) from remembering r
      left join jsonb_each_text(v_copies) e on e.key::bigint <= r.read_to where r.id = p_conversation having count(*) > 0;
  return v_fork;
end $$;
