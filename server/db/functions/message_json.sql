-- A message as the API and its events show it (contracts/messages.ts). `p_character` is the conversation's character; in a
-- group each message of a character says itself who spoke.
create or replace function message_json(m messages, p_character int) returns json language sql stable as $$
  select json_build_object(
    'id', m.id, 'content', m.content, 'content_attributes', m.content_attributes,
    'created_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'message_type', m.message_type, 'status', m.status,
    'attachments', case m.message_type when 1 then attachments_json(m.id) else '[]'::json end,
    'image_request', m.image_request,
    'voice', case when m.content_attributes ? 'voice' then voice_json((m.content_attributes->>'voice')::int) end,
    'voice_note', case when m.content_attributes ? 'voice_note' then voice_note_json((m.content_attributes->>'voice_note')::int) end,
    'sender_id', case m.sender_type when 'User' then m.user_id else coalesce(m.character_id, p_character) end, 'sender_type', m.sender_type,
    'account_id', coalesce(m.character_id, p_character), 'conversation_real_id', m.conversation_id, 'client_key', m.client_key, 'rev', m.rev,
    'parent_id', nullif(m.parent_id, 0), 'alternatives', alternatives_json(m.conversation_id, m.parent_id, m.id), 'hidden', not m.shown,
    'edited_at', to_char(m.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'pinned_at', to_char(m.pinned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reaction', m.reaction)
$$;
