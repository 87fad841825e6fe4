-- Takes the price of a reply out of the lot that ends soonest, into the row of its generation: the ledger moves nothing before
-- the reply is delivered. `status` says what happened:
--   reserved      the price was taken out of `lot`; `balance` and `rev` are the account's new ones
--   split         nothing was taken: the balance is enough, but the soonest lot alone is not. Hold the price instead (credits_hold)
--   insufficient  nothing was taken: the balance is too low
--   over_limit    nothing was taken: the person's own limit for the month would be passed
-- `lot`, `balance` and `rev` are null unless reserved. Locks the account.
create or replace function credits_reserve(
  p_user int, p_credits int, p_now timestamptz, out status text, out lot bigint, out balance int, out rev int
) language plpgsql as $$
begin
  update credit_accounts a set balance = a.balance - p_credits, rev = a.rev + 1, spent = a.spent + p_credits
    where user_id = p_user and a.balance >= p_credits and daily_on = to_char(p_now at time zone 'UTC', 'YYYY-MM-DD')
      and spend_month = to_char(p_now at time zone 'UTC', 'YYYY-MM') and (spend_limit is null or a.spent + p_credits <= spend_limit)
      and (next_expiry is null or next_expiry > p_now)
    returning a.balance, a.rev into balance, rev;
  if not found then
    perform credits_settle(p_user, p_now);
    update credit_accounts a set balance = a.balance - p_credits, rev = a.rev + 1, spent = a.spent + p_credits
      where user_id = p_user and a.balance >= p_credits and (spend_limit is null or a.spent + p_credits <= spend_limit)
      returning a.balance, a.rev into balance, rev;
    if not found then
      perform 1 from credit_accounts a where user_id = p_user and a.balance >= p_credits;
      status := case when found then 'over_limit' else 'insufficient' end;
      return;
    end if;
  end if;
  update credit_lots set remaining = remaining - p_credits
    where remaining >= p_credits
      and id = (select l.id from credit_lots l where l.user_id = p_user and l.live order by l.expires_at nulls last, l.id limit 1)
    returning id into lot;
  if found then
    status := 'reserved';
    return;
  end if;
  update credit_accounts a set balance = a.balance + p_credits, spent = a.spent - p_credits where user_id = p_user;
  status := 'split';
  balance := null;
  rev := null;
end $$;
