-- Opens the message of a surprise, reserves its price and begins its generation; a scene that was running ends. `p_rev` is the
-- thread the caller has read; if it has changed since, nothing happens.
-- Returns {outcome: ok|replay|key_reused|not_found|running|moved|insufficient|limit, message, surprise_id, reply_id, generation_id,
-- events}.
create or replace function start_surprise(
  p_user int, p_conversation int, p_rev int, p_key text, p_type text, p_variant text, p_mark jsonb, p_seed bigint, p_hour int,
  p_state jsonb, p_next jsonb, p_credits int, p_provider text, p_model text, p_now timestamptz
) returns json language plpgsql as $$
declare
  v_thread record; v_known surprises; v_before messages; v_reply messages; v_generation bigint; v_surprise bigint; v_hold text;
  v_status text; v_lot bigint; v_closed bigint; v_types text[]; v_data json[];
begin
  select c.character_id, c.rev, c.last_message_id into v_thread from conversations c
    where c.id = p_conversation and c.user_id = p_user and c.deleted_at is null for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_known from surprises where user_id = p_user and client_key = p_key;
  if found then
    if v_known.conversation_id <> p_conversation or v_known.type <> p_type then return '{"outcome":"key_reused"}'; end if;
    select * into v_reply from messages where id = v_known.message_id;
    return json_build_object('outcome', 'replay', 'message', message_json(v_reply, v_thread.character_id));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  if v_thread.rev <> p_rev then return '{"outcome":"moved"}'; end if;
  select status, lot into v_status, v_lot from credits_reserve(p_user, p_credits, p_now);
  case v_status
    when 'insufficient' then return '{"outcome":"insufficient"}';
    when 'over_limit' then return '{"outcome":"limit"}';
    when 'split' then
      v_hold := 'surprise:' || p_key;
      perform credits_hold(p_user, v_hold, p_credits, 'scenario', interval '15 minutes', p_now);
    when 'reserved' then null;
  end case;
  v_closed := close_surprise(p_conversation, null, p_now);
  insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, parent_id, created_at)
    values (p_conversation, p_user, 'Contact', '', jsonb_build_object('surprise', p_mark), 'streaming', coalesce(v_thread.last_message_id, 0),
      p_now) returning * into v_reply;
  insert into generations
      (conversation_id, user_id, message_id, credits, lot_id, hold_key, reason, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_credits, v_lot, v_hold, 'scenario',
      'running', p_provider, p_model, p_now, p_now)
    returning id into v_generation;
  insert into surprises
      (user_id, conversation_id, message_id, client_key, type, variant, seed, hour, state, next, step_message_id, steps, created_at)
    values (p_user, p_conversation, v_reply.id, p_key, p_type, p_variant, p_seed, p_hour, p_state, p_next, v_reply.id,
      jsonb_build_object(v_reply.id, jsonb_build_object('state', p_state, 'next', p_next)), p_now)
    returning id into v_surprise;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  v_types := array['message.created', 'balance.updated'];
  v_data := array[message_json(v_reply, v_thread.character_id), balance_json(p_user)];
  if v_closed is not null then
    select * into v_before from messages where id = v_closed;
    v_types := v_types || 'message.updated'::text;
    v_data := v_data || message_json(v_before, v_thread.character_id);
  end if;
  return json_build_object('outcome', 'ok', 'message', v_data[1], 'surprise_id', v_surprise, 'reply_id', v_reply.id,
    'generation_id', v_generation, 'events', emit_events(p_user, v_types, v_data));
end $$;
