-- Numbers and stores the events of one transaction. `p_types` and `p_data` have the same length. Returns [{event, data, seq}, ...].
create or replace function emit_events(p_user int, p_types text[], p_data json[]) returns json language plpgsql as $$
declare v_last bigint := take_numbers(p_user, cardinality(p_types)); v_batch json;
begin
  select json_agg(event_json(p_types[n], p_data[n], v_last - cardinality(p_types) + n) order by n) into v_batch
    from generate_subscripts(p_types, 1) n;
  insert into events (user_id, seq, batch) values (p_user, v_last, v_batch);
  return v_batch;
end $$;
