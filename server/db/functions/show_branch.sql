-- Shows the branch that ends at the message `p_head` (0: none), and hides the messages that follow where the two part. Scene and
-- story go back to what both branches share. `p_touched` is a message that has itself come or gone; null where none has. The caller
-- holds the conversation's lock, and no reply is being written.
-- Returns the data of the event conversation.moved (contracts/events.ts).
create or replace function show_branch(p_user int, p_conversation int, p_head bigint, p_touched bigint, p_now timestamptz)
returns json language plpgsql as $$
declare v_path bigint[]; v_after bigint; v_from bigint; v_head bigint; v_thread conversations; v_messages json;
begin
  with recursive up as (
    select id, parent_id, shown from messages where id = p_head and conversation_id = p_conversation
    union all
    select m.id, m.parent_id, m.shown from up join messages m on m.id = up.parent_id where not up.shown
  )
  select coalesce(array_agg(id) filter (where not shown), '{}'), coalesce(max(id) filter (where shown), 0) into v_path, v_after from up;
  update messages set shown = false where conversation_id = p_conversation and shown and id > v_after;
  update messages set shown = true where id = any(v_path) and deleted_at is null;
  select id into v_head from messages where conversation_id = p_conversation and shown order by id desc limit 1;
  v_from := least(v_after, p_touched - 1);
  update conversations set last_message_id = v_head, moves = moves + 1, rev = rev + 1,
      window_from = case when window_from > v_from then 0 else window_from end
    where id = p_conversation returning * into v_thread;
  -- A running scene is where its last step on this branch has left it.
  update surprises s set step_message_id = k.step, state = s.steps -> k.step::text -> 'state', next = s.steps -> k.step::text -> 'next'
    from (select o.id, max(m.id) as step from surprises o cross join jsonb_object_keys(o.steps) key
            join messages m on m.id = key::bigint and m.shown
           where o.conversation_id = p_conversation and o.ended_at is null group by o.id) k
    where s.id = k.id and s.step_message_id <> k.step;
  perform rewind_remembering(p_conversation, v_from);
  -- Which memories hold here depends on what is shown.
  update memory_books set version = version + 1 where user_id = p_user and (character_id = v_thread.character_id
    or v_thread.turns is not null and character_id in (select m.character_id from conversation_members m where m.conversation_id = p_conversation));
  if cardinality(v_path) <= 20 then
    select coalesce(json_agg(message_json(m, v_thread.character_id) order by m.id), '[]') into v_messages from messages m
      where m.conversation_id = p_conversation and m.shown and (m.id = any(v_path || p_touched)
        or m.parent_id = (select t.parent_id from messages t where t.id = p_touched));
  end if;
  return json_build_object('conversation_id', p_conversation, 'moves', v_thread.moves, 'head_id', v_head, 'after_id', v_after,
    'gone_id', (select m.id from messages m where m.id = p_touched and not m.shown), 'messages', v_messages);
end $$;
