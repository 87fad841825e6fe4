-- One event as sockets get it (contracts/events.ts). Stable, as what it calls: so it becomes a part of the statement that calls it.
create or replace function event_json(p_type text, p_data json, p_seq bigint) returns json language sql stable as $$
  select json_build_object('event', p_type, 'data', p_data, 'seq', p_seq)
$$;
