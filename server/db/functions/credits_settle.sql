-- Brings an account up to date before anything else reads it: ends expired lots, gives a free person the day's credits (a lot
-- until the next UTC midnight), begins a new month of spending, and puts a raised limit into force when its time has come.
-- Locks the account, and makes it where there is none. Returns whether the balance moved.
create or replace function credits_settle(p_user int, p_now timestamptz) returns boolean language plpgsql as $$
declare v_account credit_accounts; v_lot record; v_moved boolean := false; v_today text; v_month text; v_premium boolean;
begin
  select * into v_account from credit_accounts where user_id = p_user for update;
  if not found then
    insert into credit_accounts (user_id) values (p_user) on conflict do nothing;
    select * into v_account from credit_accounts where user_id = p_user for update;
  end if;
  if v_account.next_expiry <= p_now then
    for v_lot in select id, remaining from credit_lots
      where user_id = p_user and live and expires_at <= p_now order by id for update
    loop
      update credit_lots set remaining = 0 where id = v_lot.id;
      insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
        values (p_user, 'wallet', 'lapsed', v_lot.remaining, 'expire', 'lot:' || v_lot.id, 'lot ended');
      update credit_accounts set balance = balance - v_lot.remaining, rev = rev + 1 where user_id = p_user;
      v_moved := true;
    end loop;
    update credit_accounts set next_expiry =
      (select min(expires_at) from credit_lots where user_id = p_user and live) where user_id = p_user;
  end if;
  v_today := to_char(p_now at time zone 'UTC', 'YYYY-MM-DD');
  v_month := left(v_today, 7);
  if v_account.spend_month is distinct from v_month then
    update credit_accounts set spend_month = v_month, spent = 0 where user_id = p_user;
  end if;
  if v_account.spend_limit_from <= p_now then
    update credit_accounts set spend_limit = spend_limit_next, spend_limit_next = null, spend_limit_from = null where user_id = p_user;
  end if;
  if v_account.daily_on is distinct from v_today then
    select coalesce(premium_until > p_now, false) into v_premium from users where id = p_user;
    if not v_premium then
      update credit_accounts set daily_on = v_today where user_id = p_user;
      v_moved := credits_grant(p_user, 'daily', v_today, daily_credits(),
        (date_trunc('day', p_now at time zone 'UTC') + interval '1 day') at time zone 'UTC', 'daily credits') or v_moved;
    end if;
  end if;
  return v_moved;
end $$;
