-- One event as sockets get it (contracts/events.ts).
create or replace function event_json(p_type text, p_data json, p_seq bigint) returns json language sql immutable as $$
  select json_build_object('event', p_type, 'data', p_data, 'seq', p_seq)
$$;
