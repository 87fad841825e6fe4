-- Continues a stopped, interrupted, failed or cut last reply, or opens a further one. What was cut is continued free.
-- Returns {outcome: ok|replay|not_found|running|insufficient|limit|nothing, message, reply_id, generation_id, so_far, events}.
create or replace function continue_reply(
  p_user int, p_conversation int, p_key text, p_credits int, p_provider text, p_model text, p_now timestamptz
) returns json language plpgsql as $$
declare
  v_character int; v_reply messages; v_generation generations; v_hold text; v_status text; v_lot bigint; v_message json;
  v_types text[]; v_data json[]; v_type text := 'message.updated'; v_cut boolean; v_credits int := p_credits;
begin
  select character_id into v_character from conversations where id = p_conversation and user_id = p_user and deleted_at is null for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_generation from generations where user_id = p_user and client_key = p_key;
  if found then
    select * into v_reply from messages where id = v_generation.message_id;
    return json_build_object('outcome', 'replay', 'message', message_json(v_reply, v_character));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  select * into v_reply from messages where conversation_id = p_conversation and shown order by id desc limit 1;
  if not found then return '{"outcome":"nothing"}'; end if;
  v_cut := v_reply.sender_type = 'Contact' and v_reply.status <> 'blocked' and v_reply.content_attributes ? 'cut';
  if v_cut then v_credits := 0; end if;
  if v_credits > 0 then
    select status, lot into v_status, v_lot from credits_reserve(p_user, v_credits, p_now);
    case v_status
      when 'insufficient' then return '{"outcome":"insufficient"}';
      when 'over_limit' then return '{"outcome":"limit"}';
      when 'split' then
        v_hold := 'continue:' || p_key;
        perform credits_hold(p_user, v_hold, v_credits, 'message', interval '15 minutes', p_now);
      when 'reserved' then null;
    end case;
  end if;
  -- What was read aloud stays as it was heard.
  if v_reply.sender_type = 'Contact'
      and (v_reply.status in ('interrupted', 'stopped', 'failed') or (v_cut and not v_reply.content_attributes ? 'voice')) then
    update messages set status = 'streaming', content_attributes = content_attributes - 'failure', rev = rev + 1
      where id = v_reply.id returning * into v_reply;
  else
    insert into messages (conversation_id, user_id, sender_type, character_id, content, status, parent_id, created_at)
      values (p_conversation, p_user, 'Contact', v_reply.character_id, '', 'streaming', v_reply.id, p_now) returning * into v_reply;
    v_type := 'message.created';
  end if;
  insert into generations
      (conversation_id, user_id, message_id, client_key, credits, lot_id, hold_key, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_key, v_credits, v_lot, v_hold,
      'running', p_provider, p_model, p_now, p_now)
    returning * into v_generation;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  v_message := message_json(v_reply, v_character);
  v_types := array[v_type];
  v_data := array[v_message];
  if v_credits > 0 then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(p_user);
  end if;
  return json_build_object('outcome', 'ok', 'message', v_message, 'reply_id', v_reply.id, 'generation_id', v_generation.id,
    'so_far', v_reply.content, 'events', emit_events(p_user, v_types, v_data));
end $$;
