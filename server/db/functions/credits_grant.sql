-- Puts credits into the wallet as one lot. Repeating (source, key) changes nothing. Returns whether it was new.
create or replace function credits_grant(p_user int, p_source text, p_key text, p_credits int, p_expires timestamptz, p_reason text)
returns boolean language plpgsql as $$
begin
  insert into credit_accounts (user_id) values (p_user) on conflict do nothing;
  perform 1 from credit_accounts where user_id = p_user for update;
  insert into credit_lots (user_id, source, key, granted, remaining, expires_at)
    values (p_user, p_source, p_key, p_credits, p_credits, p_expires) on conflict do nothing;
  if not found then return false; end if;
  insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    values (p_user, 'issued', 'wallet', p_credits, 'grant', p_source || ':' || p_key, p_reason);
  update credit_accounts set balance = balance + p_credits, rev = rev + 1, next_expiry = least(next_expiry, p_expires)
    where user_id = p_user;
  return true;
end $$;
