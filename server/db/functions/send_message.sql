-- Stores the person's message, reserves its price and opens the reply. One transaction, one round trip. `p_rev` is the thread
-- that the caller has read and with which it has moderated the message; if it has changed since, nothing happens.
-- With `p_call` it is said in that call, and both messages carry its number; in a call that is over nothing is said (not_found).
-- Returns {outcome: ok|replay|key_reused|not_found|running|moved|insufficient|limit, message, reply_id, generation_id, name, gender,
-- language, events, facts}; `facts` are what the reply is written with (reply_facts).
-- replaces: send_message(int, int, int, text, text, jsonb, int, text, text, timestamptz)
create or replace function send_message(
  p_user int, p_conversation int, p_rev int, p_key text, p_content text, p_image jsonb, p_credits int,
  p_provider text, p_model text, p_now timestamptz, p_call int
) returns json language plpgsql as $$
declare
  v_thread record; v_message messages; v_reply messages; v_generation bigint; v_hold text; v_last bigint; v_batch json;
  v_status text; v_lot bigint; v_balance json; v_attributes jsonb := '{}';
begin
  select c.character_id, c.rev, c.last_message_id, coalesce(p.name, u.custom_attributes->>'name', u.name) as name,
         case when p.id is null then u.custom_attributes->>'gender' else p.gender end as gender,
         u.custom_attributes->>'default_language' as language
    into v_thread from conversations c join users u on u.id = c.user_id left join personas p on p.id = c.persona_id
    where c.id = p_conversation and c.user_id = p_user and c.deleted_at is null for update of c;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_message from messages where user_id = p_user and client_key = p_key;
  if found then
    if v_message.conversation_id <> p_conversation or v_message.content <> p_content then
      return '{"outcome":"key_reused"}';
    end if;
    return json_build_object('outcome', 'replay', 'message', message_json(v_message, v_thread.character_id));
  end if;
  if p_call is not null then
    perform 1 from calls where id = p_call and conversation_id = p_conversation and ended_at is null;
    if not found then return '{"outcome":"not_found"}'; end if;
    v_attributes := jsonb_build_object('call', p_call);
  end if;
  if v_thread.rev <> p_rev then
    perform 1 from generations where conversation_id = p_conversation and state = 'running';
    return case when found then '{"outcome":"running"}' else '{"outcome":"moved"}' end;
  end if;
  if p_credits > 0 then
    select status, lot, json_build_object('balance', balance, 'rev', rev) into v_status, v_lot, v_balance
      from credits_reserve(p_user, p_credits, p_now);
    case v_status
      when 'insufficient' then return '{"outcome":"insufficient"}';
      when 'over_limit' then return '{"outcome":"limit"}';
      when 'split' then
        v_hold := 'message:' || p_key;
        perform credits_hold(p_user, v_hold, p_credits, 'message', interval '15 minutes', p_now);
        v_balance := balance_json(p_user);
      when 'reserved' then null;
    end case;
  end if;
  insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, client_key, image_request, parent_id, created_at)
    values (p_conversation, p_user, 'User', p_content, v_attributes, 'sent', p_key, p_image, coalesce(v_thread.last_message_id, 0), p_now) returning * into v_message;
  insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, parent_id, created_at)
    values (p_conversation, p_user, 'Contact', '', v_attributes, 'streaming', v_message.id, p_now) returning * into v_reply;
  insert into generations
      (conversation_id, user_id, message_id, credits, lot_id, hold_key, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_credits, v_lot, v_hold,
      'running', p_provider, p_model, p_now, p_now)
    returning id into v_generation;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  if p_credits > 0 then
    v_last := take_numbers(p_user, 3);
    v_batch := json_build_array(
      event_json('message.created', message_json(v_message, v_thread.character_id), v_last - 2),
      event_json('message.created', message_json(v_reply, v_thread.character_id), v_last - 1),
      event_json('balance.updated', v_balance, v_last));
  else
    v_last := take_numbers(p_user, 2);
    v_batch := json_build_array(
      event_json('message.created', message_json(v_message, v_thread.character_id), v_last - 1),
      event_json('message.created', message_json(v_reply, v_thread.character_id), v_last));
  end if;
  insert into events (user_id, seq, batch, created_at) values (p_user, v_last, v_batch, p_now);
  return json_build_object('outcome', 'ok', 'reply_id', v_reply.id, 'generation_id', v_generation, 'name', v_thread.name,
    'gender', v_thread.gender, 'language', v_thread.language, 'events', v_batch,
    'facts', reply_facts(p_user, p_conversation, v_thread.character_id, null));
end $$;
