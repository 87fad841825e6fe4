-- Answers a message anew: without `p_content` another reply beside the message `p_message`, with it the person's message in other
-- words and a reply to that. What was there stays as an alternative. Reserves the price and opens the reply. `p_rev` is the thread
-- that the caller has moderated with; if it has changed since, nothing happens.
-- In a group the same character speaks again; to other words of the person's `p_speaker` replies.
-- replaces: start_branch(int, int, bigint, int, text, text, int, text, text, timestamptz)
-- Returns {outcome: ok|replay|key_reused|not_found|running|moved|insufficient|limit|nothing, message, reply_id, generation_id, events}.
create or replace function start_branch(
  p_user int, p_conversation int, p_message bigint, p_rev int, p_key text, p_content text, p_credits int,
  p_provider text, p_model text, p_now timestamptz, p_speaker int default null
) returns json language plpgsql as $$
declare
  v_thread record; v_known generations; v_target messages; v_said messages; v_reply messages; v_generation bigint; v_hold text;
  v_status text; v_lot bigint; v_moved json; v_message json; v_types text[]; v_data json[];
begin
  select c.character_id, c.rev, c.last_message_id into v_thread from conversations c
    where c.id = p_conversation and c.user_id = p_user and c.deleted_at is null for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_known from generations where user_id = p_user and client_key = p_key;
  if found then
    select * into v_reply from messages where id = v_known.message_id;
    select * into v_said from messages where id = v_reply.parent_id;
    if v_known.conversation_id <> p_conversation or (p_content is not null and v_said.content is distinct from p_content) then
      return '{"outcome":"key_reused"}';
    end if;
    return json_build_object('outcome', 'replay', 'message',
      message_json(case when p_content is null then v_reply else v_said end, v_thread.character_id));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  if v_thread.rev <> p_rev then return '{"outcome":"moved"}'; end if;
  select * into v_target from messages where id = p_message and conversation_id = p_conversation and deleted_at is null;
  if not found then return '{"outcome":"not_found"}'; end if;
  if v_target.message_type <> 0 or v_target.content_attributes ?| array['surprise', 'notice']
      or v_target.sender_type <> (case when p_content is null then 'Contact' else 'User' end)
      or (p_content is null and v_target.parent_id = 0) then
    return '{"outcome":"nothing"}';
  end if;
  if p_credits > 0 then
    select status, lot into v_status, v_lot from credits_reserve(p_user, p_credits, p_now);
    case v_status
      when 'insufficient' then return '{"outcome":"insufficient"}';
      when 'over_limit' then return '{"outcome":"limit"}';
      when 'split' then
        v_hold := 'continue:' || p_key;
        perform credits_hold(p_user, v_hold, p_credits, 'message', interval '15 minutes', p_now);
      when 'reserved' then null;
    end case;
  end if;
  v_moved := show_branch(p_user, p_conversation, v_target.parent_id, null, p_now);
  v_types := array['conversation.moved', 'message.created'];
  if p_content is not null then
    insert into messages (conversation_id, user_id, sender_type, content, status, parent_id, edited_at, created_at)
      values (p_conversation, p_user, 'User', p_content, 'sent', v_target.parent_id, p_now, p_now) returning * into v_said;
  end if;
  insert into messages (conversation_id, user_id, sender_type, character_id, content, status, parent_id, created_at)
    values (p_conversation, p_user, 'Contact', case when p_content is null then v_target.character_id else p_speaker end, '', 'streaming',
      coalesce(v_said.id, v_target.parent_id), p_now) returning * into v_reply;
  insert into generations
      (conversation_id, user_id, message_id, client_key, credits, lot_id, hold_key, state, back_to, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_key, p_credits, v_lot, v_hold, 'running',
      case when p_content is null then v_thread.last_message_id end, p_provider, p_model, p_now, p_now)
    returning id into v_generation;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  v_message := message_json(v_reply, v_thread.character_id);
  v_data := array[v_moved, v_message];
  if p_content is not null then
    v_message := message_json(v_said, v_thread.character_id);
    v_types := array['conversation.moved', 'message.created', 'message.created'];
    v_data := array[v_moved, v_message, v_data[2]];
  end if;
  if p_credits > 0 then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(p_user);
  end if;
  return json_build_object('outcome', 'ok', 'message', v_message, 'said_id', v_said.id, 'reply_id', v_reply.id,
    'generation_id', v_generation, 'events', emit_events(p_user, v_types, v_data));
end $$;
