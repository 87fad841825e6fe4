-- Gives a reserved price that was not earned back to its lot; it lapses where the lot has ended. What comes back in the month of
-- its generation no longer counts as spent. Returns whether the balance moved.
create or replace function credits_return(p_user int, p_lot bigint, p_credits int, p_generation bigint, p_now timestamptz)
returns boolean language plpgsql as $$
declare v_expires timestamptz; v_month text;
begin
  perform 1 from credit_accounts where user_id = p_user for update;
  select to_char(created_at at time zone 'UTC', 'YYYY-MM') into v_month from generations where id = p_generation;
  update credit_accounts set spent = spent - p_credits where user_id = p_user and spend_month = v_month;
  update credit_lots set remaining = remaining + p_credits
    where id = p_lot and (expires_at is null or expires_at > p_now) returning expires_at into v_expires;
  if not found then
    insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
      values (p_user, 'wallet', 'lapsed', p_credits, 'expire', 'reply:' || p_generation, 'lot ended while reserved');
    return false;
  end if;
  update credit_accounts set balance = balance + p_credits, rev = rev + 1, next_expiry = least(next_expiry, v_expires)
    where user_id = p_user;
  return true;
end $$;
