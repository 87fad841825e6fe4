-- The payload of `balance.updated`; null for an account that does not exist.
create or replace function balance_json(p_user int) returns json language sql stable as $$
  select json_build_object('balance', balance, 'rev', rev) from credit_accounts where user_id = p_user
$$;
