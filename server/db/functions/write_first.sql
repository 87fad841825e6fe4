-- Stores a message that the character writes first, unpaid and unread. Nothing happens where the thread has changed since `p_rev`, the
-- lease `p_attempt` was lost, it was switched off, the account was closed or put on hold, or one came within the last 24 hours.
-- Returns the events, or null. `p_next`: when the chat is looked at again.
create or replace function write_first(
  p_conversation int, p_rev int, p_attempt int, p_content text, p_attributes jsonb, p_next timestamptz, p_now timestamptz
) returns json language plpgsql as $$
declare v_thread conversations; v_message messages;
begin
  select * into v_thread from conversations where id = p_conversation for update;
  if not found or v_thread.rev <> p_rev or v_thread.deleted_at is not null or not v_thread.writes_first then return null; end if;
  update writing_first w set wrote_at = p_now, next_try_at = p_next, attempts = 0, heartbeat_at = null
    from users u where w.id = p_conversation and u.id = w.user_id and w.attempts = p_attempt and w.next_try_at is not null
      and (w.wrote_at is null or w.wrote_at <= p_now - interval '24 hours') and u.age_hold_at is null and u.disabled_at is null;
  if not found then return null; end if;
  insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, parent_id, created_at)
    values (p_conversation, v_thread.user_id, 'Contact', p_content, p_attributes, 'complete', coalesce(v_thread.last_message_id, 0), p_now)
    returning * into v_message;
  update conversations set last_message_id = v_message.id, updated_at = p_now, unread = true, rev = rev + 1 where id = p_conversation;
  return emit_events(v_thread.user_id, array['message.created'], array[message_json(v_message, v_thread.character_id)]);
end $$;
