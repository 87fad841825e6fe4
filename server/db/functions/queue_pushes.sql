-- Notes for each device of the person that there is something new: a conversation has become unread, or a photo or clip is ready.
-- A photo that a character offers comes with its message. server/domain/push/send-pushes.ts does the rest.
create or replace function queue_pushes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'conversations' then
    insert into pushes (user_id, device_id, kind, subject, conversation_id, next_try_at, created_at)
      select d.user_id, d.id, 'message', 'message:' || new.last_message_id, new.id, new.updated_at, new.updated_at
        from push_devices d where d.user_id = new.user_id
      on conflict do nothing;
  elsif tg_table_name = 'photos' then
    insert into pushes (user_id, device_id, kind, subject, conversation_id, next_try_at, created_at)
      select d.user_id, d.id, 'media', 'photo:' || new.id, new.conversation_id, new.updated_at, new.updated_at
        from push_devices d where d.user_id = new.user_id and new.origin <> 'implicit'
      on conflict do nothing;
  else
    insert into pushes (user_id, device_id, kind, subject, conversation_id, next_try_at, created_at)
      select d.user_id, d.id, 'media', 'clip:' || new.id,
          (select p.conversation_id from photos p where p.id = new.photo_id), new.updated_at, new.updated_at
        from push_devices d where d.user_id = new.user_id
      on conflict do nothing;
  end if;
  return null;
end $$;

create or replace trigger conversations_pushed after update of unread on conversations
  for each row when (new.unread and not old.unread and new.last_message_id is not null and new.deleted_at is null) execute function queue_pushes();
create or replace trigger photos_pushed after update of state on photos
  for each row when (new.state = 'ready' and old.state <> 'ready') execute function queue_pushes();
create or replace trigger clips_pushed after update of state on clips
  for each row when (new.state = 'ready' and old.state <> 'ready') execute function queue_pushes();
