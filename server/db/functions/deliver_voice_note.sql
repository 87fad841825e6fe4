-- Puts a voice note into its conversation as the person's message, pays or returns its price, and opens the reply, in one
-- transaction: a process that dies before it leaves the note to be tried again, one that dies after it finds it ready.
-- `p_rev` is the thread with which the caller has moderated the note, `p_key` the file it has stored; if either has changed since,
-- nothing happens. With `p_reply` the reply is that text, at once. The reply costs nothing.
-- In a group `p_speaker` replies.
-- replaces: deliver_voice_note(int, text, int, text, text, boolean, text, text, text, timestamptz)
-- Returns {outcome: ok|gone|running|moved, reply_id, generation_id, events}.
create or replace function deliver_voice_note(
  p_note int, p_key text, p_rev int, p_said text, p_transcript text, p_pay boolean, p_reply text,
  p_provider text, p_model text, p_now timestamptz, p_speaker int default null
) returns json language plpgsql as $$
declare
  v_note voice_notes; v_thread record; v_message messages; v_reply messages; v_generation bigint; v_returned boolean := false;
  v_types text[] := array['message.created', 'message.created', 'voice_note.updated']; v_data json[];
begin
  select * into v_note from voice_notes where id = p_note;
  -- The same order of locks as send_message: conversation, then what hangs on it, then account.
  select c.character_id, c.rev, c.last_message_id into v_thread from conversations c join users u on u.id = c.user_id
    where c.id = v_note.conversation_id and c.user_id = v_note.user_id and u.disabled_at is null and c.deleted_at is null for update of c;
  if not found then return '{"outcome":"gone"}'; end if;
  perform 1 from generations where conversation_id = v_note.conversation_id and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  perform 1 from voice_notes where conversation_id = v_note.conversation_id and id < p_note and state in ('queued', 'running');
  if found then return '{"outcome":"running"}'; end if;
  if v_thread.rev <> p_rev then return '{"outcome":"moved"}'; end if;
  update voice_notes set state = 'ready', progress = 100, transcript = p_transcript, samples = null, said = null, updated_at = p_now
    where id = p_note and state = 'running' and storage_key = p_key returning * into v_note;
  if not found then return '{"outcome":"gone"}'; end if;
  insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, client_key, parent_id, created_at)
    values (v_note.conversation_id, v_note.user_id, 'User', p_said, json_build_object('voice_note', p_note), 'sent',
      v_note.client_key, coalesce(v_thread.last_message_id, 0), p_now)
    returning * into v_message;
  update voice_notes set message_id = v_message.id where id = p_note;
  insert into messages (conversation_id, user_id, sender_type, character_id, content, status, parent_id, created_at)
    values (v_note.conversation_id, v_note.user_id, 'Contact', p_speaker, coalesce(p_reply, ''),
      case when p_reply is null then 'streaming' else 'complete' end, v_message.id, p_now)
    returning * into v_reply;
  if p_reply is null then
    insert into generations (conversation_id, user_id, message_id, credits, state, provider, model, created_at, heartbeat_at)
      values (v_note.conversation_id, v_note.user_id, v_reply.id, 0, 'running', p_provider, p_model, p_now, p_now)
      returning id into v_generation;
  end if;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = p_reply is not null, rev = rev + 1
    where id = v_note.conversation_id;
  if p_pay then
    perform credits_capture(v_note.user_id, v_note.hold_key);
  else
    v_returned := credits_release(v_note.user_id, v_note.hold_key, p_now);
  end if;
  v_data := array[message_json(v_message, v_thread.character_id), message_json(v_reply, v_thread.character_id), voice_note_event(v_note)];
  if v_returned then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(v_note.user_id);
  end if;
  return json_build_object('outcome', 'ok', 'reply_id', v_reply.id, 'generation_id', v_generation,
    'events', emit_events(v_note.user_id, v_types, v_data));
end $$;
