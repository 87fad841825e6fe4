-- Puts other words in the place of what was heard of a person's voice note. What the old ones told is not remembered anymore and is read
-- again; the answer stays. `p_rev` is the thread that the caller has moderated with; if it has changed since, nothing happens.
-- Takes the conversation's lock first, as everything that changes its messages.
-- Returns {outcome: ok|not_found|running|moved, message, events}; `events` is null where the words are the same.
create or replace function correct_voice_note(p_user int, p_message bigint, p_rev int, p_content text, p_now timestamptz)
returns json language plpgsql as $$
declare v_thread record; v_message messages; v_gone bigint[];
begin
  select c.id, c.character_id, c.rev, array(select g.character_id from conversation_members g where g.conversation_id = c.id) || c.character_id as characters into v_thread from messages m join conversations c on c.id = m.conversation_id
    where m.id = p_message and c.user_id = p_user and c.deleted_at is null for update of c;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_message from messages where id = p_message;
  if v_message.deleted_at is not null or v_message.sender_type <> 'User' or not v_message.content_attributes ? 'voice_note' then
    return '{"outcome":"not_found"}';
  end if;
  if v_message.content = p_content then
    return json_build_object('outcome', 'ok', 'message', message_json(v_message, v_thread.character_id));
  end if;
  perform 1 from generations where conversation_id = v_thread.id and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  if v_thread.rev <> p_rev then return '{"outcome":"moved"}'; end if;
  update messages set content = p_content, edited_at = p_now, rev = rev + 1 where id = p_message returning * into v_message;
  -- The reading before the memories, as where a reading is stored (domain/memories/remember.ts).
  perform rewind_remembering(v_thread.id, p_message - 1);
  update memory_books set version = version + 1 where user_id = p_user and character_id = any(v_thread.characters);
  with gone as (delete from memories where user_id = p_user and character_id = any(v_thread.characters) and origin = 'chat'
      and source_ids = array[p_message] returning id)
    select coalesce(array_agg(id), '{}') into v_gone from gone;
  update memories set replaced_by = null where user_id = p_user and character_id = any(v_thread.characters) and replaced_by = any(v_gone);
  update conversations set rev = rev + 1 where id = v_thread.id;
  return json_build_object('outcome', 'ok', 'message', message_json(v_message, v_thread.character_id),
    'events', emit_events(p_user, array['message.updated'], array[message_json(v_message, v_thread.character_id)]));
end $$;
