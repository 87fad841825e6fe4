-- Ends the running scene of a conversation and emits the change. Returns the events, or null when none was running or the
-- conversation is not the person's.
create or replace function end_surprise(p_user int, p_conversation int, p_only bigint, p_now timestamptz)
returns json language plpgsql as $$
declare v_character int; v_closed bigint; v_message messages;
begin
  select character_id into v_character from conversations where id = p_conversation and user_id = p_user and deleted_at is null for update;
  if not found then return null; end if;
  v_closed := close_surprise(p_conversation, p_only, p_now);
  if v_closed is null then return null; end if;
  update conversations set rev = rev + 1 where id = p_conversation;
  select * into v_message from messages where id = v_closed;
  return emit_events(p_user, array['message.updated'], array[message_json(v_message, v_character)]);
end $$;
