-- The person's own limit for money; that for credits came with 0002, where a message is paid.
alter table credit_accounts add column money_limit integer, add column money_limit_next integer, add column money_limit_from timestamptz;
--> statement-breakpoint
-- As before, and begins a new month of spending, and lets a raised limit count when its time has come.
create or replace function credits_settle(p_user int, p_now timestamptz, p_daily int) returns boolean language plpgsql as $$
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
      v_moved := credits_grant(p_user, 'daily', v_today, p_daily,
        (date_trunc('day', p_now at time zone 'UTC') + interval '1 day') at time zone 'UTC', 'daily credits') or v_moved;
    end if;
  end if;
  return v_moved;
end $$;
--> statement-breakpoint
-- As before, within the limit of the month. Answers 'held', 'exists' (repeated key), 'insufficient' or 'limit'.
create or replace function credits_hold(p_user int, p_key text, p_credits int, p_reason text, p_lease interval, p_now timestamptz, p_daily int)
returns text language plpgsql as $$
declare v_left int := p_credits; v_lot record; v_take int; v_lots jsonb := '[]';
begin
  perform credits_settle(p_user, p_now, p_daily);
  perform 1 from credit_holds where user_id = p_user and key = p_key;
  if found then return 'exists'; end if;
  update credit_accounts set balance = balance - p_credits, held = held + p_credits, rev = rev + 1, spent = spent + p_credits
    where user_id = p_user and balance >= p_credits and (spend_limit is null or spent + p_credits <= spend_limit);
  if not found then
    perform 1 from credit_accounts where user_id = p_user and balance >= p_credits;
    return case when found then 'limit' else 'insufficient' end;
  end if;
  for v_lot in select id, remaining from credit_lots
    where user_id = p_user and live order by expires_at nulls last, id for update
  loop
    v_take := least(v_left, v_lot.remaining);
    update credit_lots set remaining = remaining - v_take where id = v_lot.id;
    v_lots := v_lots || jsonb_build_array(jsonb_build_array(v_lot.id, v_take));
    v_left := v_left - v_take;
    exit when v_left = 0;
  end loop;
  if v_left > 0 then raise exception 'ledger: lots of user % are below the balance', p_user; end if;
  insert into credit_holds (user_id, key, credits, state, reason, lease_until, lots, created_at)
    values (p_user, p_key, p_credits, 'held', p_reason, p_now + p_lease, v_lots, p_now);
  insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    values (p_user, 'wallet', 'held', p_credits, 'hold', p_key, p_reason);
  return 'held';
end $$;
--> statement-breakpoint
-- As before; what comes back in the month it was spent in is not spent.
create or replace function credits_release(p_user int, p_key text, p_now timestamptz) returns boolean language plpgsql as $$
declare v_hold credit_holds; v_part jsonb; v_lapsed int := 0; v_expires timestamptz; v_next timestamptz;
begin
  perform 1 from credit_accounts where user_id = p_user for update;
  update credit_holds set state = 'released' where user_id = p_user and key = p_key and state = 'held' returning * into v_hold;
  if not found then return false; end if;
  insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    values (p_user, 'held', 'wallet', v_hold.credits, 'release', p_key, v_hold.reason);
  for v_part in select * from jsonb_array_elements(v_hold.lots) loop
    select expires_at into v_expires from credit_lots where id = (v_part->>0)::bigint for update;
    if v_expires <= p_now then
      v_lapsed := v_lapsed + (v_part->>1)::int;
    else
      update credit_lots set remaining = remaining + (v_part->>1)::int where id = (v_part->>0)::bigint;
      v_next := least(v_next, v_expires);
    end if;
  end loop;
  if v_lapsed > 0 then
    insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
      values (p_user, 'wallet', 'lapsed', v_lapsed, 'expire', 'hold:' || p_key, 'lot ended while held');
  end if;
  update credit_accounts set balance = balance + v_hold.credits - v_lapsed, held = held - v_hold.credits, rev = rev + 1,
    next_expiry = least(next_expiry, v_next),
    spent = spent - case when spend_month = to_char(v_hold.created_at at time zone 'UTC', 'YYYY-MM') then v_hold.credits else 0 end
    where user_id = p_user;
  return true;
end $$;
