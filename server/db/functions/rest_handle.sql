-- A handle that was given up stays reserved for a while, so that nobody takes over another person's links and name. Only its
-- digest is stored.
create or replace function rest_handle() returns trigger language plpgsql as $$
begin
  insert into freed_handles (handle_hash, freed_at)
    values (encode(sha256(convert_to(old.handle, 'UTF8')), 'hex'), case when tg_op = 'UPDATE' then new.handle_changed_at else now() end)
    on conflict (handle_hash) do update set freed_at = excluded.freed_at;
  return null;
end $$;

create or replace trigger creators_handle_changed after update of handle on creators
  for each row when (old.handle <> new.handle) execute function rest_handle();

create or replace trigger creators_handle_gone after delete on creators for each row execute function rest_handle();
