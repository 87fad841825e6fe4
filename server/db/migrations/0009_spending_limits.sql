-- What is spent in a calendar month (UTC), and the person's own limits for it, in credits and in money; a raise counts from its
-- day on.
alter table credit_accounts add column spend_month text, add column spent integer default 0 not null,
  add column spend_limit integer, add column spend_limit_next integer, add column spend_limit_from timestamptz,
  add column money_limit integer, add column money_limit_next integer, add column money_limit_from timestamptz;
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
--> statement-breakpoint
drop function credits_return(int, bigint, int, text, timestamptz);
--> statement-breakpoint
-- Takes the price of a reply out of the lot that ends soonest, into the row of its generation: nothing is moved in the ledger
-- before it is delivered. Lot: null when the balance is too low; -1 when the person's own limit for the month stands in the
-- way; 0, with nothing taken, when no single lot has as much.
create or replace function credits_reserve(
  p_user int, p_credits int, p_now timestamptz, p_daily int, out lot bigint, out balance int, out rev int
) language plpgsql as $$
begin
  update credit_accounts a set balance = a.balance - p_credits, rev = a.rev + 1, spent = a.spent + p_credits
    where user_id = p_user and a.balance >= p_credits and daily_on = to_char(p_now at time zone 'UTC', 'YYYY-MM-DD')
      and spend_month = to_char(p_now at time zone 'UTC', 'YYYY-MM') and (spend_limit is null or a.spent + p_credits <= spend_limit)
      and (next_expiry is null or next_expiry > p_now)
    returning a.balance, a.rev into balance, rev;
  if not found then
    perform credits_settle(p_user, p_now, p_daily);
    update credit_accounts a set balance = a.balance - p_credits, rev = a.rev + 1, spent = a.spent + p_credits
      where user_id = p_user and a.balance >= p_credits and (spend_limit is null or a.spent + p_credits <= spend_limit)
      returning a.balance, a.rev into balance, rev;
    if not found then
      select -1 into lot from credit_accounts a where user_id = p_user and a.balance >= p_credits;
      return;
    end if;
  end if;
  update credit_lots set remaining = remaining - p_credits
    where remaining >= p_credits
      and id = (select l.id from credit_lots l where l.user_id = p_user and l.live order by l.expires_at nulls last, l.id limit 1)
    returning id into lot;
  if found then return; end if;
  lot := 0;
  update credit_accounts a set balance = a.balance + p_credits, spent = a.spent - p_credits where user_id = p_user;
end $$;
--> statement-breakpoint
-- A reserved price that was not earned goes back to its lot, or lapses with it. Answers whether the balance moved.
create or replace function credits_return(p_user int, p_lot bigint, p_credits int, p_generation bigint, p_now timestamptz) returns boolean language plpgsql as $$
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
--> statement-breakpoint
-- Stores the person's message, reserves its price and opens the reply. One transaction, one round trip. `p_rev` is the thread
-- the caller has read and judged; if it has gone on since, nothing happens.
-- Answers {outcome: ok|replay|key_reused|not_found|running|moved|insufficient|limit, message, reply_id, generation_id, person, rev, events}.
create or replace function send_message(
  p_user int, p_conversation int, p_rev int, p_key text, p_content text, p_image jsonb, p_credits int,
  p_provider text, p_model text, p_now timestamptz, p_daily int
) returns json language plpgsql as $$
declare
  v_thread record; v_message messages; v_reply messages; v_generation bigint; v_hold text; v_last bigint; v_batch json;
  v_lot bigint; v_balance int; v_rev int;
begin
  select c.character_id, c.rev, coalesce(u.custom_attributes->>'name', u.name) as name, u.custom_attributes->>'gender' as gender,
         u.custom_attributes->>'default_language' as language
    into v_thread from conversations c join users u on u.id = c.user_id
    where c.id = p_conversation and c.user_id = p_user for update of c;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_message from messages where user_id = p_user and client_key = p_key;
  if found then
    if v_message.conversation_id <> p_conversation or v_message.content <> p_content then
      return '{"outcome":"key_reused"}';
    end if;
    return json_build_object('outcome', 'replay', 'message', message_json(v_message, v_thread.character_id));
  end if;
  if v_thread.rev <> p_rev then
    perform 1 from generations where conversation_id = p_conversation and state = 'running';
    return case when found then '{"outcome":"running"}' else '{"outcome":"moved"}' end;
  end if;
  if p_credits > 0 then
    select * into v_lot, v_balance, v_rev from credits_reserve(p_user, p_credits, p_now, p_daily);
    if v_lot is null then return '{"outcome":"insufficient"}'; end if;
    if v_lot < 0 then return '{"outcome":"limit"}'; end if;
    if v_lot = 0 then
      v_hold := 'message:' || p_key;
      perform credits_hold(p_user, v_hold, p_credits, 'message', interval '15 minutes', p_now, p_daily);
    end if;
  end if;
  insert into messages (conversation_id, user_id, sender_type, content, status, client_key, image_request, created_at)
    values (p_conversation, p_user, 'User', p_content, 'sent', p_key, p_image, p_now) returning * into v_message;
  insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
    values (p_conversation, p_user, 'Contact', '', 'streaming', p_now) returning * into v_reply;
  insert into generations (conversation_id, user_id, message_id, credits, lot_id, hold_key, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_credits, case when v_hold is null and p_credits > 0 then v_lot end, v_hold,
      'running', p_provider, p_model, p_now, p_now)
    returning id into v_generation;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  if p_credits > 0 then
    v_last := take_numbers(p_user, 3);
    v_batch := json_build_array(
      event_json('message.created', message_json(v_message, v_thread.character_id), v_last - 2),
      event_json('message.created', message_json(v_reply, v_thread.character_id), v_last - 1),
      event_json('balance.updated', json_build_object('balance', v_balance, 'rev', v_rev), v_last));
  else
    v_last := take_numbers(p_user, 2);
    v_batch := json_build_array(
      event_json('message.created', message_json(v_message, v_thread.character_id), v_last - 1),
      event_json('message.created', message_json(v_reply, v_thread.character_id), v_last));
  end if;
  insert into events (user_id, seq, batch, created_at) values (p_user, v_last, v_batch, p_now);
  return json_build_object('outcome', 'ok', 'reply_id', v_reply.id, 'generation_id', v_generation, 'name', v_thread.name,
    'gender', v_thread.gender, 'language', v_thread.language, 'events', v_batch);
end $$;
--> statement-breakpoint
-- Goes on from a stopped, interrupted or failed last reply, else opens a further one.
-- Answers {outcome: ok|replay|not_found|running|insufficient|limit|nothing, message, reply_id, generation_id, so_far, events}.
create or replace function continue_reply(
  p_user int, p_conversation int, p_key text, p_credits int, p_provider text, p_model text, p_now timestamptz, p_daily int
) returns json language plpgsql as $$
declare
  v_character int; v_reply messages; v_generation generations; v_hold text; v_lot bigint; v_message json;
  v_types text[]; v_data json[]; v_type text := 'message.updated';
begin
  select character_id into v_character from conversations where id = p_conversation and user_id = p_user for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_generation from generations where user_id = p_user and client_key = p_key;
  if found then
    select * into v_reply from messages where id = v_generation.message_id;
    return json_build_object('outcome', 'replay', 'message', message_json(v_reply, v_character));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  select * into v_reply from messages where conversation_id = p_conversation order by id desc limit 1;
  if not found then return '{"outcome":"nothing"}'; end if;
  if p_credits > 0 then
    select lot into v_lot from credits_reserve(p_user, p_credits, p_now, p_daily);
    if v_lot is null then return '{"outcome":"insufficient"}'; end if;
    if v_lot < 0 then return '{"outcome":"limit"}'; end if;
    if v_lot = 0 then
      v_hold := 'continue:' || p_key;
      perform credits_hold(p_user, v_hold, p_credits, 'message', interval '15 minutes', p_now, p_daily);
    end if;
  end if;
  if v_reply.sender_type = 'Contact' and v_reply.status in ('interrupted', 'stopped', 'failed') then
    update messages set status = 'streaming', rev = rev + 1 where id = v_reply.id returning * into v_reply;
  else
    insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
      values (p_conversation, p_user, 'Contact', '', 'streaming', p_now) returning * into v_reply;
    v_type := 'message.created';
  end if;
  insert into generations
      (conversation_id, user_id, message_id, client_key, credits, lot_id, hold_key, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_key, p_credits, case when v_hold is null and p_credits > 0 then v_lot end, v_hold,
      'running', p_provider, p_model, p_now, p_now)
    returning * into v_generation;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  v_message := message_json(v_reply, v_character);
  v_types := array[v_type];
  v_data := array[v_message];
  if p_credits > 0 then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(p_user);
  end if;
  return json_build_object('outcome', 'ok', 'message', v_message, 'reply_id', v_reply.id, 'generation_id', v_generation.id,
    'so_far', v_reply.content, 'events', emit_events(p_user, v_types, v_data));
end $$;
--> statement-breakpoint
-- Ends a running reply once: stores its text, pays or returns its price. `p_pay` is true only where text was delivered.
-- A null `p_content` takes the text from the log (the process that wrote it is gone).
-- Answers {user_id, rev, events}, or null. `rev` is the conversation's.
create or replace function finish_generation(
  p_generation bigint, p_state text, p_content text, p_attributes jsonb, p_pay boolean, p_now timestamptz
) returns json language plpgsql as $$
declare
  v_generation generations; v_reply messages; v_character int; v_rev int; v_text text := p_content; v_moved boolean := false;
  v_last bigint; v_batch json;
begin
  -- The same order of locks as send_message: conversation, then account.
  select c.character_id into v_character from generations g join conversations c on c.id = g.conversation_id
    where g.id = p_generation for update of c;
  update generations set state = p_state, ended_at = p_now where id = p_generation and state = 'running' returning * into v_generation;
  if not found then return null; end if;
  if v_text is null then
    select left(m.content, coalesce(min(c.at_offset), length(m.content))) || coalesce(string_agg(c.text, '' order by c.seq), '')
      into v_text from messages m left join generation_chunks c on c.generation_id = p_generation
      where m.id = v_generation.message_id group by m.content;
  end if;
  update messages set content = v_text, status = p_state, content_attributes = content_attributes || p_attributes, rev = rev + 1
    where id = v_generation.message_id returning * into v_reply;
  delete from generation_chunks where generation_id = p_generation;
  update conversations set rev = rev + 1, unread = unread or p_state = 'complete',
      updated_at = case when p_state = 'complete' then p_now else updated_at end
    where id = v_generation.conversation_id returning rev into v_rev;
  if v_generation.hold_key is not null then
    if p_pay then
      perform credits_capture(v_generation.user_id, v_generation.hold_key);
    else
      v_moved := credits_release(v_generation.user_id, v_generation.hold_key, p_now);
    end if;
  elsif v_generation.credits > 0 and p_pay then
    insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
      values (v_generation.user_id, 'wallet', 'earned', v_generation.credits, 'capture', 'reply:' || p_generation, 'message');
  elsif v_generation.credits > 0 then
    v_moved := credits_return(v_generation.user_id, v_generation.lot_id, v_generation.credits, p_generation, p_now);
  end if;
  if v_moved then
    v_batch := emit_events(v_generation.user_id, array['message.updated', 'balance.updated'],
      array[message_json(v_reply, v_character), balance_json(v_generation.user_id)]);
  else
    v_last := take_numbers(v_generation.user_id, 1);
    v_batch := json_build_array(event_json('message.updated', message_json(v_reply, v_character), v_last));
    insert into events (user_id, seq, batch, created_at) values (v_generation.user_id, v_last, v_batch, p_now);
  end if;
  return json_build_object('user_id', v_generation.user_id, 'rev', v_rev, 'events', v_batch);
end $$;
