-- Closes a wallet for good: what is held or left lapses, so that the ledger lines that remain add up to nothing, and their keys,
-- which the person's devices chose, become numbers. Repeating changes nothing.
create or replace function credits_close(p_user int) returns void language plpgsql as $$
declare v_account credit_accounts;
begin
  select * into v_account from credit_accounts where user_id = p_user for update;
  if found then
    if v_account.held > 0 then
      insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
        values (p_user, 'held', 'lapsed', v_account.held, 'expire', 'closed:held', 'account closed');
    end if;
    if v_account.balance > 0 then
      insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
        values (p_user, 'wallet', 'lapsed', v_account.balance, 'expire', 'closed:wallet', 'account closed');
    end if;
    delete from credit_holds where user_id = p_user;
    delete from credit_lots where user_id = p_user;
    delete from credit_accounts where user_id = p_user;
  end if;
  update ledger_entries set key = 'line:' || id where user_id = p_user and key <> 'line:' || id;
end $$;
