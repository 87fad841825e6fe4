-- Ends a running reply once: stores its text, pays or returns its price. `p_pay` is true only where text was delivered.
-- A null `p_content` takes the text from the log (the process that wrote it is gone).
-- Returns {user_id, rev, events}, or null when it has ended already. `rev` is the conversation's.
create or replace function finish_generation(
  p_generation bigint, p_state text, p_content text, p_attributes jsonb, p_pay boolean, p_now timestamptz
) returns json language plpgsql as $$
declare
  v_generation generations; v_reply messages; v_character int; v_rev int; v_text text := p_content; v_moved boolean := false;
  v_last bigint; v_batch json; v_back json;
begin
  -- The same order of locks as send_message: conversation, then account.
  select c.character_id into v_character from generations g join conversations c on c.id = g.conversation_id
    where g.id = p_generation for update of c;
  update generations set state = p_state, ended_at = p_now where id = p_generation and state = 'running' returning * into v_generation;
  if not found then return null; end if;
  if v_text is null then
    select left(m.content, coalesce(min(c.at_offset), length(m.content))) || coalesce(string_agg(c.text, '' order by c.seq), '')
      into v_text from messages m left join generation_chunks c on c.generation_id = p_generation
      where m.id = v_generation.message_id group by m.content;
  end if;
  -- A reply that was cut stays so until its model has come to an end.
  update messages set content = v_text, status = p_state, rev = rev + 1,
      content_attributes = case when p_state = 'complete' then content_attributes - 'cut' else content_attributes end || p_attributes
    where id = v_generation.message_id returning * into v_reply;
  delete from generation_chunks where generation_id = p_generation;
  update conversations set rev = rev + 1, unread = unread or p_state = 'complete',
      updated_at = case when p_state = 'complete' then p_now else updated_at end
    where id = v_generation.conversation_id returning rev into v_rev;
  if v_generation.hold_key is not null then
    if p_pay then
      perform credits_capture(v_generation.user_id, v_generation.hold_key);
    else
      v_moved := credits_release(v_generation.user_id, v_generation.hold_key, p_now);
    end if;
  elsif v_generation.credits > 0 and p_pay then
    insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
      values (v_generation.user_id, 'wallet', 'earned', v_generation.credits, 'capture', 'reply:' || p_generation, v_generation.reason);
  elsif v_generation.credits > 0 then
    v_moved := credits_return(v_generation.user_id, v_generation.lot_id, v_generation.credits, p_generation, p_now);
  end if;
  -- Another reply was asked for and none came: the one before is shown again.
  if v_generation.back_to is not null and v_text = '' then
    update messages set shown = false, deleted_at = p_now where id = v_reply.id returning * into v_reply;
    v_back := show_branch(v_generation.user_id, v_generation.conversation_id, v_generation.back_to, v_reply.id, p_now);
    select rev into v_rev from conversations where id = v_generation.conversation_id;
    v_batch := emit_events(v_generation.user_id, array['message.updated', 'conversation.moved', 'balance.updated'],
      array[message_json(v_reply, v_character), v_back, balance_json(v_generation.user_id)]);
  elsif v_moved then
    v_batch := emit_events(v_generation.user_id, array['message.updated', 'balance.updated'],
      array[message_json(v_reply, v_character), balance_json(v_generation.user_id)]);
  else
    v_last := take_numbers(v_generation.user_id, 1);
    v_batch := json_build_array(event_json('message.updated', message_json(v_reply, v_character), v_last));
    insert into events (user_id, seq, batch, created_at) values (v_generation.user_id, v_last, v_batch, p_now);
  end if;
  return json_build_object('user_id', v_generation.user_id, 'rev', v_rev, 'events', v_batch);
end $$;
