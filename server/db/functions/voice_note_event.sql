-- The payload of `voice_note.updated`.
create or replace function voice_note_event(n voice_notes) returns json language sql stable as $$
  select json_build_object('id', n.id, 'conversation_id', n.conversation_id, 'client_key', n.client_key, 'state', n.state, 'rule', n.rule)
$$;
