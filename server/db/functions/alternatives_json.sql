-- The place of a shown message among those that follow the same one, or null where it is alone. In plpgsql, whose plan is kept: it
-- runs for every message that is stored.
create or replace function alternatives_json(p_conversation int, p_parent bigint, p_message bigint) returns json language plpgsql stable as $$
declare v_others int; v_before int; v_previous bigint; v_next bigint;
begin
  select count(*), count(*) filter (where id < p_message), max(id) filter (where id < p_message), min(id) filter (where id > p_message)
    into v_others, v_before, v_previous, v_next
    from messages where conversation_id = p_conversation and parent_id = p_parent and not shown and deleted_at is null and id <> p_message;
  if v_others = 0 then return null; end if;
  return json_build_object('index', v_before + 1, 'count', v_others + 1, 'previous_id', v_previous, 'next_id', v_next);
end $$;
