-- Pays a hold that was delivered. Returns whether anything changed; the balance does not, it fell with the hold.
create or replace function credits_capture(p_user int, p_key text) returns boolean language plpgsql as $$
declare v_hold credit_holds;
begin
  perform 1 from credit_accounts where user_id = p_user for update;
  update credit_holds set state = 'captured' where user_id = p_user and key = p_key and state = 'held' returning * into v_hold;
  if not found then return false; end if;
  update credit_accounts set held = held - v_hold.credits where user_id = p_user;
  insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    values (p_user, 'held', 'earned', v_hold.credits, 'capture', p_key, v_hold.reason);
  return true;
end $$;
