-- Gives a hold that was not delivered back to the lots it came from; the part of a lot that has ended meanwhile lapses. What comes
-- back in the month it was held in no longer counts as spent. Returns whether anything changed.
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
