-- Sets credits aside for `p_lease`, out of the lots that end soonest, within the person's own limit for the month.
-- Returns 'held', 'exists' (the key was used before; nothing moves), 'insufficient' or 'limit'.
create or replace function credits_hold(p_user int, p_key text, p_credits int, p_reason text, p_lease interval, p_now timestamptz)
returns text language plpgsql as $$
declare v_left int := p_credits; v_lot record; v_take int; v_lots jsonb := '[]';
begin
  perform credits_settle(p_user, p_now);
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
