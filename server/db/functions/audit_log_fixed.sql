-- The audit log only grows: no statement changes, removes or empties it, whoever sends it.
create or replace function audit_log_fixed() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log only grows';
end $$;

create or replace trigger audit_log_rows_fixed before update or delete on audit_log
  for each statement execute function audit_log_fixed();
create or replace trigger audit_log_kept before truncate on audit_log
  for each statement execute function audit_log_fixed();
