-- Ends the running scene of a conversation, in its row and in the message that opened it; with `p_only` no other than that one.
-- The caller holds the conversation's lock. Returns the message, or null when no scene was running.
create or replace function close_surprise(p_conversation int, p_only bigint, p_now timestamptz) returns bigint language plpgsql as $$
declare v_message bigint;
begin
  update surprises set ended_at = p_now
    where conversation_id = p_conversation and ended_at is null and (p_only is null or id = p_only) returning message_id into v_message;
  if not found then return null; end if;
  update messages set content_attributes = jsonb_set(content_attributes, '{surprise,ended}', 'true'), rev = rev + 1 where id = v_message;
  return v_message;
end $$;
