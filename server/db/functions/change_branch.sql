-- Moves a conversation among its branches, `p_action`:
--   select   shows the branch of the message
--   delete   takes the message away, and shows the alternative before it where nothing follows it
--   recover  brings a deleted message back, and shows its branch
--   rewrite  the character's message in the person's words, `p_content`, as an alternative
-- What was deleted before `p_since` is gone.
-- Returns {outcome: ok|not_found|running|nothing, message, events}; `events` is null where nothing has changed.
create or replace function change_branch(p_user int, p_message bigint, p_action text, p_content text, p_key text, p_since timestamptz, p_now timestamptz)
returns json language plpgsql as $$
declare v_thread record; v_message messages; v_other bigint; v_head bigint; v_moved json; v_types text[] := array['conversation.moved'];
  v_data json[];
begin
  select c.id, c.character_id, c.last_message_id into v_thread from messages m join conversations c on c.id = m.conversation_id
    where m.id = p_message and c.user_id = p_user and c.deleted_at is null for update of c;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_message from messages where id = p_message;
  if v_message.deleted_at < p_since or (v_message.deleted_at is not null and p_action in ('select', 'rewrite')) then return '{"outcome":"not_found"}'; end if;
  if p_action = 'rewrite' then
    select * into v_message from messages where user_id = p_user and client_key = p_key;
    if found then return json_build_object('outcome', 'ok', 'message', message_json(v_message, v_thread.character_id)); end if;
    select * into v_message from messages where id = p_message;
    if v_message.sender_type <> 'Contact' or v_message.message_type <> 0 or v_message.content_attributes ?| array['surprise', 'notice'] then
      return '{"outcome":"nothing"}';
    end if;
  elsif (p_action = 'select' and v_message.shown) or (p_action = 'delete') = (v_message.deleted_at is not null) and p_action <> 'select' then
    return json_build_object('outcome', 'ok', 'message', message_json(v_message, v_thread.character_id));
  end if;
  perform 1 from generations where conversation_id = v_thread.id and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  if p_action = 'select' then
    v_moved := show_branch(p_user, v_thread.id, leaf_of(v_thread.id, p_message), null, p_now);
  elsif p_action = 'delete' then
    update messages set deleted_at = p_now, shown = false, rev = rev + 1 where id = p_message;
    v_head := v_thread.last_message_id;
    if v_head = p_message then
      select coalesce(max(id) filter (where id < p_message), min(id)) into v_other from messages
        where conversation_id = v_thread.id and parent_id = v_message.parent_id and not shown and deleted_at is null;
      v_head := case when v_other is null then v_message.parent_id else leaf_of(v_thread.id, v_other) end;
    end if;
    v_moved := show_branch(p_user, v_thread.id, v_head, p_message, p_now);
  elsif p_action = 'recover' then
    update messages set deleted_at = null, rev = rev + 1 where id = p_message;
    with recursive up as (
      select id, parent_id from messages where id = v_thread.last_message_id
      union all
      select m.id, m.parent_id from up join messages m on m.id = up.parent_id where up.id > p_message
    )
    select id into v_other from up where id = p_message;
    if found then
      update messages set shown = true where id = p_message;
      v_head := v_thread.last_message_id;
    else
      v_head := leaf_of(v_thread.id, p_message);
    end if;
    v_moved := show_branch(p_user, v_thread.id, v_head, p_message, p_now);
  else
    v_moved := show_branch(p_user, v_thread.id, v_message.parent_id, null, p_now);
    insert into messages (conversation_id, user_id, sender_type, character_id, content, status, client_key, parent_id, edited_at, created_at)
      values (v_thread.id, p_user, 'Contact', v_message.character_id, p_content, 'complete', p_key, v_message.parent_id, p_now, p_now) returning * into v_message;
    update conversations set last_message_id = v_message.id, updated_at = p_now where id = v_thread.id;
  end if;
  select * into v_message from messages where id = v_message.id;
  v_data := array[v_moved];
  if p_action = 'rewrite' then
    v_types := v_types || 'message.created'::text;
    v_data := v_data || message_json(v_message, v_thread.character_id);
  end if;
  return json_build_object('outcome', 'ok', 'message', message_json(v_message, v_thread.character_id),
    'events', emit_events(p_user, v_types, v_data));
end $$;
