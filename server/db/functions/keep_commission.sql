-- Commission lines are bookkeeping: all that may change is which statement they are in, once.
create or replace function keep_commission() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.statement_id is null and to_jsonb(new) - 'statement_id' = to_jsonb(old) - 'statement_id' then
    return new;
  end if;
  raise exception 'commission lines never change';
end $$;

create or replace trigger affiliate_commissions_kept before update or delete on affiliate_commissions
  for each row execute function keep_commission();
