-- Statements of affiliates are bookkeeping: they never change.
create or replace function keep_statement() returns trigger language plpgsql as $$
begin
  raise exception 'statements of affiliates never change';
end $$;

create or replace trigger affiliate_statements_kept before update or delete on affiliate_statements
  for each row execute function keep_statement();
