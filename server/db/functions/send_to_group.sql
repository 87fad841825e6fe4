-- Stores the person's message to a group and opens the reply of `p_speaker`; null: no one replies, and nothing is paid. `p_replies` is how
-- many are to follow each other: the balance must be enough for all, and each takes its price when it begins. As send_message does, nothing
-- happens where the thread is no longer `p_rev`.
-- Returns {outcome: ok|replay|key_reused|not_found|running|moved|insufficient|limit|nothing, message, reply_id, generation_id, events}.
create or replace function send_to_group(
  p_user int, p_conversation int, p_rev int, p_key text, p_content text, p_speaker int, p_replies int, p_credits int,
  p_provider text, p_model text, p_now timestamptz
) returns json language plpgsql as $$
declare v_thread record; v_message messages; v_reply json; v_balance int; v_limit int; v_spent int; v_sent json;
begin
  select c.character_id, c.rev, c.last_message_id into v_thread from conversations c
    where c.id = p_conversation and c.user_id = p_user and c.turns is not null and c.deleted_at is null for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_message from messages where user_id = p_user and client_key = p_key;
  if found then
    if v_message.conversation_id <> p_conversation or v_message.content <> p_content then return '{"outcome":"key_reused"}'; end if;
    return json_build_object('outcome', 'replay', 'message', message_json(v_message, v_thread.character_id));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  if v_thread.rev <> p_rev then return '{"outcome":"moved"}'; end if;
  if p_speaker is not null and p_credits > 0 then
    perform credits_settle(p_user, p_now);
    select balance, spend_limit, spent into v_balance, v_limit, v_spent from credit_accounts where user_id = p_user;
    if v_balance is null or v_balance < p_replies * p_credits then return '{"outcome":"insufficient"}'; end if;
    if v_spent + p_replies * p_credits > v_limit then return '{"outcome":"limit"}'; end if;
  end if;
  insert into messages (conversation_id, user_id, sender_type, content, status, client_key, parent_id, created_at)
    values (p_conversation, p_user, 'User', p_content, 'sent', p_key, coalesce(v_thread.last_message_id, 0), p_now) returning * into v_message;
  update conversations set last_message_id = v_message.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  v_sent := emit_events(p_user, array['message.created'], array[message_json(v_message, v_thread.character_id)]);
  if p_speaker is null then
    return json_build_object('outcome', 'ok', 'message', message_json(v_message, v_thread.character_id), 'events', v_sent);
  end if;
  v_reply := start_group_reply(p_user, p_conversation, p_speaker, null, null, 'turn:' || v_message.id || ':' || p_speaker, p_credits,
    p_provider, p_model, p_now);
  -- Whatever keeps the first one from speaking keeps the message from being sent.
  if v_reply->>'outcome' <> 'ok' then raise exception 'group reply: %', v_reply->>'outcome' using errcode = 'KR001'; end if;
  return json_build_object('outcome', 'ok', 'message', message_json(v_message, v_thread.character_id), 'reply_id', v_reply->'reply_id',
    'generation_id', v_reply->'generation_id', 'events', (v_sent::jsonb || (v_reply->'events')::jsonb)::json);
exception when sqlstate 'KR001' then
  return json_build_object('outcome', replace(sqlerrm, 'group reply: ', ''));
end $$;
