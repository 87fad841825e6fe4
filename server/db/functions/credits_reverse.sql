-- Takes credits back when their payment is refunded or charged back: at most what is left of the lot, never below zero. When the
-- whole lot is reversed it also ends, so that credits which are held or reserved now lapse when they come back. Repeating
-- (source, reverse key) changes nothing. Returns how many were taken.
create or replace function credits_reverse(p_user int, p_source text, p_key text, p_credits int, p_reverse_key text, p_now timestamptz)
returns int language plpgsql as $$
declare v_lot credit_lots; v_take int;
begin
  perform 1 from credit_accounts where user_id = p_user for update;
  select * into v_lot from credit_lots where user_id = p_user and source = p_source and key = p_key for update;
  if not found then return 0; end if;
  perform 1 from ledger_entries where user_id = p_user and kind = 'reverse' and key = p_source || ':' || p_reverse_key;
  if found then return 0; end if;
  if p_credits >= v_lot.granted and (v_lot.expires_at is null or v_lot.expires_at > p_now) then
    update credit_lots set expires_at = p_now where id = v_lot.id;
  end if;
  v_take := least(p_credits, v_lot.remaining);
  if v_take = 0 then return 0; end if;
  update credit_lots set remaining = remaining - v_take where id = v_lot.id;
  insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    values (p_user, 'wallet', 'reversed', v_take, 'reverse', p_source || ':' || p_reverse_key, 'payment taken back');
  update credit_accounts set balance = balance - v_take, rev = rev + 1 where user_id = p_user;
  return v_take;
end $$;
