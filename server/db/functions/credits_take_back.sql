-- Takes credits out of a wallet for staff: at most what may be spent, the soonest to end first. Repeating the key changes nothing.
-- Returns how many were taken. Locks the account, then its lots.
create or replace function credits_take_back(p_user int, p_credits int, p_key text, p_reason text, p_now timestamptz)
returns int language plpgsql as $$
declare v_lot credit_lots; v_take int; v_taken int := 0;
begin
  perform 1 from credit_accounts where user_id = p_user for update;
  if not found then return 0; end if;
  perform 1 from ledger_entries where user_id = p_user and kind = 'reverse' and key = 'staff:' || p_key;
  if found then return 0; end if;
  for v_lot in
    select * from credit_lots where user_id = p_user and live and (expires_at is null or expires_at > p_now)
     order by expires_at nulls last, id for update
  loop
    v_take := least(p_credits - v_taken, v_lot.remaining);
    exit when v_take = 0;
    update credit_lots set remaining = remaining - v_take where id = v_lot.id;
    v_taken := v_taken + v_take;
  end loop;
  if v_taken = 0 then return 0; end if;
  insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    values (p_user, 'wallet', 'reversed', v_taken, 'reverse', 'staff:' || p_key, p_reason);
  update credit_accounts set balance = balance - v_taken, rev = rev + 1 where user_id = p_user;
  return v_taken;
end $$;
