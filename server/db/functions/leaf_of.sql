-- Where the branch of a hidden message ends that was written in last: its newest message that is not deleted; itself where nothing
-- follows it.
create or replace function leaf_of(p_conversation int, p_message bigint) returns bigint language sql stable as $$
  with recursive below as (
    select id, deleted_at from messages where id = p_message and conversation_id = p_conversation
    union all
    select m.id, m.deleted_at from below b join messages m on m.conversation_id = p_conversation and m.parent_id = b.id and not m.shown
  )
  select coalesce(max(id) filter (where deleted_at is null), p_message) from below
$$;
