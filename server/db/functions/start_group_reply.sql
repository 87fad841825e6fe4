-- Opens the reply of a member of a group, as its newest message; with `p_message` the one of its replies that came to nothing is written
-- once more, where it is. With `p_after` only while that message is shown and the person has written nothing since.
-- Returns {outcome: ok|replay|not_found|running|moved|insufficient|limit|nothing, message, reply_id, generation_id, so_far, events}. `nothing`: it is no member, or takes no messages.
create or replace function start_group_reply(
  p_user int, p_conversation int, p_character int, p_message bigint, p_after bigint, p_key text, p_credits int,
  p_provider text, p_model text, p_now timestamptz
) returns json language plpgsql as $$
declare
  v_thread record; v_known generations; v_reply messages; v_generation bigint; v_hold text; v_status text; v_lot bigint; v_message json;
  v_types text[] := array['message.created']; v_data json[];
begin
  select c.character_id, c.last_message_id into v_thread from conversations c
    where c.id = p_conversation and c.user_id = p_user and c.turns is not null and c.deleted_at is null for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_known from generations where user_id = p_user and client_key = p_key;
  if found then
    select * into v_reply from messages where id = v_known.message_id;
    return json_build_object('outcome', 'replay', 'message', message_json(v_reply, v_thread.character_id));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  if p_after is not null then
    perform 1 from messages where id = p_after and shown
      and not exists (select 1 from messages m where m.conversation_id = p_conversation and m.shown and m.id > p_after and m.sender_type = 'User');
    if not found then return '{"outcome":"moved"}'; end if;
  end if;
  perform 1 from conversation_members m join characters h on h.id = m.character_id
    where m.conversation_id = p_conversation and m.character_id = p_character and m.left_after is null
      and h.deleted_at is null and h.hidden_at is null;
  if not found then return '{"outcome":"nothing"}'; end if;
  if p_message is not null then
    select * into v_reply from messages where id = p_message and conversation_id = p_conversation and shown
      and character_id = p_character and message_type = 0 and status in ('failed', 'interrupted');
    if not found then return '{"outcome":"nothing"}'; end if;
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
  if p_message is not null then
    update messages set status = 'streaming', content_attributes = content_attributes - 'failure', rev = rev + 1
      where id = p_message returning * into v_reply;
    v_types := array['message.updated'];
  else
    insert into messages (conversation_id, user_id, sender_type, character_id, content, status, parent_id, created_at)
      values (p_conversation, p_user, 'Contact', p_character, '', 'streaming', coalesce(v_thread.last_message_id, 0), p_now)
      returning * into v_reply;
  end if;
  insert into generations
      (conversation_id, user_id, message_id, client_key, credits, lot_id, hold_key, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_key, p_credits, v_lot, v_hold, 'running', p_provider, p_model, p_now, p_now)
    returning id into v_generation;
  update conversations set last_message_id = greatest(last_message_id, v_reply.id), updated_at = p_now, unread = false, rev = rev + 1
    where id = p_conversation;
  v_message := message_json(v_reply, v_thread.character_id);
  v_data := array[v_message];
  if p_credits > 0 then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(p_user);
  end if;
  return json_build_object('outcome', 'ok', 'message', v_message, 'reply_id', v_reply.id, 'generation_id', v_generation,
    'so_far', v_reply.content, 'events', emit_events(p_user, v_types, v_data));
end $$;
