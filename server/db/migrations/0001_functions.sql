-- The two hot verbs (send a message, end a reply) and the ledger live here so that each is one round trip and one
-- transaction. TypeScript calls them from server/domain; nothing else moves credits or event numbers.

-- Gives each event the user's next number. Whoever commits wakes the feeds (domain/events/publish.ts): a NOTIFY in here would
-- make PostgreSQL take one such commit at a time. Answers [{event, data, seq}, …].
create function emit_events(p_user int, p_types text[], p_data jsonb[]) returns jsonb language plpgsql as $$
declare v_last bigint; v_out jsonb;
begin
  insert into event_heads as h (user_id, seq) values (p_user, cardinality(p_types))
    on conflict (user_id) do update set seq = h.seq + cardinality(p_types) returning seq into v_last;
  with numbered as (
    select p_types[n] as type, p_data[n] as data, v_last - cardinality(p_types) + n as seq
      from generate_subscripts(p_types, 1) n
  ), stored as (
    insert into events (user_id, seq, type, data) select p_user, seq, type, data from numbered
  )
  select jsonb_agg(jsonb_build_object('event', type, 'data', data, 'seq', seq) order by seq) into v_out from numbered;
  return v_out;
end $$;
--> statement-breakpoint
create function balance_json(p_user int) returns jsonb language sql stable as $$
  select jsonb_build_object('balance', balance, 'rev', rev) from credit_accounts where user_id = p_user
$$;
--> statement-breakpoint
-- Puts credits into the wallet as one lot. Repeating (source, key) changes nothing. Answers whether it was new.
create function credits_grant(p_user int, p_source text, p_key text, p_credits int, p_expires timestamptz, p_reason text)
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
--> statement-breakpoint
-- Ends expired lots and gives a free user the day's credits (a lot until the next UTC midnight). Locks the account.
-- Answers whether the balance moved.
create function credits_settle(p_user int, p_now timestamptz, p_daily int) returns boolean language plpgsql as $$
declare v_account credit_accounts; v_lot record; v_moved boolean := false; v_today text; v_premium boolean;
begin
  select * into v_account from credit_accounts where user_id = p_user for update;
  if not found then
    insert into credit_accounts (user_id) values (p_user) on conflict do nothing;
    select * into v_account from credit_accounts where user_id = p_user for update;
  end if;
  if v_account.next_expiry <= p_now then
    for v_lot in select id, remaining from credit_lots
      where user_id = p_user and remaining > 0 and expires_at <= p_now order by id for update
    loop
      update credit_lots set remaining = 0 where id = v_lot.id;
      insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
        values (p_user, 'wallet', 'lapsed', v_lot.remaining, 'expire', 'lot:' || v_lot.id, 'lot ended');
      update credit_accounts set balance = balance - v_lot.remaining, rev = rev + 1 where user_id = p_user;
      v_moved := true;
    end loop;
    update credit_accounts set next_expiry =
      (select min(expires_at) from credit_lots where user_id = p_user and remaining > 0) where user_id = p_user;
  end if;
  v_today := to_char(p_now at time zone 'UTC', 'YYYY-MM-DD');
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
-- Sets credits aside, the soonest to expire first. Answers 'held', 'exists' (repeated key) or 'insufficient'.
create function credits_hold(p_user int, p_key text, p_credits int, p_reason text, p_lease interval, p_now timestamptz, p_daily int)
returns text language plpgsql as $$
declare v_left int := p_credits; v_lot record; v_take int; v_lots jsonb := '[]';
begin
  perform credits_settle(p_user, p_now, p_daily);
  perform 1 from credit_holds where user_id = p_user and key = p_key;
  if found then return 'exists'; end if;
  update credit_accounts set balance = balance - p_credits, held = held + p_credits, rev = rev + 1
    where user_id = p_user and balance >= p_credits;
  if not found then return 'insufficient'; end if;
  for v_lot in select id, remaining from credit_lots
    where user_id = p_user and remaining > 0 order by expires_at nulls last, id for update
  loop
    v_take := least(v_left, v_lot.remaining);
    update credit_lots set remaining = remaining - v_take where id = v_lot.id;
    v_lots := v_lots || jsonb_build_array(jsonb_build_array(v_lot.id, v_take));
    v_left := v_left - v_take;
    exit when v_left = 0;
  end loop;
  if v_left > 0 then raise exception 'ledger: lots of user % are below the balance', p_user; end if;
  insert into credit_holds (user_id, key, credits, state, reason, lease_until, lots)
    values (p_user, p_key, p_credits, 'held', p_reason, p_now + p_lease, v_lots);
  insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    values (p_user, 'wallet', 'held', p_credits, 'hold', p_key, p_reason);
  return 'held';
end $$;
--> statement-breakpoint
-- What was delivered is paid. Answers whether anything changed; the balance does not, it fell with the hold.
create function credits_capture(p_user int, p_key text) returns boolean language plpgsql as $$
declare v_hold credit_holds;
begin
  perform 1 from credit_accounts where user_id = p_user for update;
  update credit_holds set state = 'captured' where user_id = p_user and key = p_key and state = 'held' returning * into v_hold;
  if not found then return false; end if;
  update credit_accounts set held = held - v_hold.credits where user_id = p_user;
  insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    values (p_user, 'held', 'earned', v_hold.credits, 'capture', p_key, v_hold.reason);
  return true;
end $$;
--> statement-breakpoint
-- What was not delivered goes back to the lots it came from; a part whose lot has ended meanwhile lapses, as it would have.
create function credits_release(p_user int, p_key text, p_now timestamptz) returns boolean language plpgsql as $$
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
    next_expiry = least(next_expiry, v_next) where user_id = p_user;
  return true;
end $$;
--> statement-breakpoint
create function message_json(m messages, p_character int) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', m.id, 'content', m.content, 'content_attributes', m.content_attributes,
    'created_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'message_type', m.message_type, 'status', m.status, 'attachments', '[]'::jsonb,
    'sender_id', case m.sender_type when 'User' then m.user_id else p_character end, 'sender_type', m.sender_type,
    'account_id', p_character, 'conversation_real_id', m.conversation_id, 'client_key', m.client_key, 'rev', m.rev)
$$;
--> statement-breakpoint
-- Stores the person's message, sets its price aside and opens the reply. One transaction, one round trip.
-- Answers {outcome: ok|replay|key_reused|not_found|running|insufficient, message, reply_id, generation_id, events}.
create function send_message(
  p_user int, p_conversation int, p_key text, p_content text, p_image jsonb, p_credits int,
  p_provider text, p_model text, p_now timestamptz, p_daily int
) returns jsonb language plpgsql as $$
declare
  v_character int; v_message messages; v_reply messages; v_generation bigint; v_hold text; v_held text;
  v_types text[]; v_data jsonb[];
begin
  select character_id into v_character from conversations where id = p_conversation and user_id = p_user for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_message from messages where user_id = p_user and client_key = p_key;
  if found then
    if v_message.conversation_id <> p_conversation or v_message.content <> p_content then
      return '{"outcome":"key_reused"}';
    end if;
    return jsonb_build_object('outcome', 'replay', 'message', message_json(v_message, v_character));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  if p_credits > 0 then
    v_hold := 'message:' || p_key;
    v_held := credits_hold(p_user, v_hold, p_credits, 'message', interval '15 minutes', p_now, p_daily);
    if v_held = 'insufficient' then return '{"outcome":"insufficient"}'; end if;
  end if;
  insert into messages (conversation_id, user_id, sender_type, content, status, client_key, image_request, created_at)
    values (p_conversation, p_user, 'User', p_content, 'sent', p_key, p_image, p_now) returning * into v_message;
  insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
    values (p_conversation, p_user, 'Contact', '', 'streaming', p_now) returning * into v_reply;
  insert into generations (conversation_id, user_id, message_id, client_key, hold_key, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_key, v_hold, 'running', p_provider, p_model, p_now, p_now)
    returning id into v_generation;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false where id = p_conversation;
  v_types := array['message.created', 'message.created'];
  v_data := array[message_json(v_message, v_character), message_json(v_reply, v_character)];
  if p_credits > 0 then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(p_user);
  end if;
  return jsonb_build_object('outcome', 'ok', 'message', v_data[1], 'reply_id', v_reply.id, 'generation_id', v_generation,
    'events', emit_events(p_user, v_types, v_data));
end $$;
--> statement-breakpoint
-- Goes on from a stopped, interrupted or failed last reply, else opens a further one.
-- Answers {outcome: ok|replay|not_found|running|insufficient|nothing, message, reply_id, generation_id, so_far, events}.
create function continue_reply(
  p_user int, p_conversation int, p_key text, p_credits int, p_provider text, p_model text, p_now timestamptz, p_daily int
) returns jsonb language plpgsql as $$
declare
  v_character int; v_reply messages; v_generation generations; v_hold text; v_held text;
  v_types text[]; v_data jsonb[]; v_type text := 'message.updated';
begin
  select character_id into v_character from conversations where id = p_conversation and user_id = p_user for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_generation from generations where user_id = p_user and client_key = p_key;
  if found then
    select * into v_reply from messages where id = v_generation.message_id;
    return jsonb_build_object('outcome', 'replay', 'message', message_json(v_reply, v_character));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  select * into v_reply from messages where conversation_id = p_conversation order by id desc limit 1;
  if not found then return '{"outcome":"nothing"}'; end if;
  if p_credits > 0 then
    v_hold := 'continue:' || p_key;
    v_held := credits_hold(p_user, v_hold, p_credits, 'message', interval '15 minutes', p_now, p_daily);
    if v_held = 'insufficient' then return '{"outcome":"insufficient"}'; end if;
  end if;
  if v_reply.sender_type = 'Contact' and v_reply.status in ('interrupted', 'stopped', 'failed') then
    update messages set status = 'streaming', rev = rev + 1 where id = v_reply.id returning * into v_reply;
  else
    insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
      values (p_conversation, p_user, 'Contact', '', 'streaming', p_now) returning * into v_reply;
    v_type := 'message.created';
  end if;
  insert into generations (conversation_id, user_id, message_id, client_key, hold_key, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_key, v_hold, 'running', p_provider, p_model, p_now, p_now)
    returning * into v_generation;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false where id = p_conversation;
  v_types := array[v_type];
  v_data := array[message_json(v_reply, v_character)];
  if p_credits > 0 then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(p_user);
  end if;
  return jsonb_build_object('outcome', 'ok', 'message', v_data[1], 'reply_id', v_reply.id, 'generation_id', v_generation.id,
    'so_far', v_reply.content, 'events', emit_events(p_user, v_types, v_data));
end $$;
--> statement-breakpoint
-- Ends a running reply once: stores its text, pays or returns its price. `p_pay` is true only where text was delivered.
-- A null `p_content` takes the text from the log (the process that wrote it is gone). Answers the events, or null.
create function finish_generation(
  p_generation bigint, p_state text, p_content text, p_attributes jsonb, p_pay boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare v_generation generations; v_reply messages; v_character int; v_types text[]; v_data jsonb[]; v_text text; v_moved boolean;
begin
  select * into v_generation from generations where id = p_generation;
  if not found then return null; end if;
  -- The same order of locks as send_message: conversation, then account.
  select character_id into v_character from conversations where id = v_generation.conversation_id for update;
  update generations set state = p_state, ended_at = p_now where id = p_generation and state = 'running' returning * into v_generation;
  if not found then return null; end if;
  v_text := p_content;
  if v_text is null then
    select left(m.content, coalesce(min(c.at_offset), length(m.content))) || coalesce(string_agg(c.text, '' order by c.seq), '')
      into v_text from messages m left join generation_chunks c on c.generation_id = p_generation
      where m.id = v_generation.message_id group by m.content;
  end if;
  update messages set content = v_text, status = p_state, content_attributes = content_attributes || p_attributes, rev = rev + 1
    where id = v_generation.message_id returning * into v_reply;
  delete from generation_chunks where generation_id = p_generation;
  if p_state = 'complete' then
    update conversations set unread = true, updated_at = p_now where id = v_generation.conversation_id;
  end if;
  v_types := array['message.updated'];
  v_data := array[message_json(v_reply, v_character)];
  if v_generation.hold_key is not null then
    if p_pay then
      perform credits_capture(v_generation.user_id, v_generation.hold_key);
    else
      v_moved := credits_release(v_generation.user_id, v_generation.hold_key, p_now);
    end if;
  end if;
  if v_moved then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(v_generation.user_id);
  end if;
  return jsonb_build_object('user_id', v_generation.user_id, 'events', emit_events(v_generation.user_id, v_types, v_data));
end $$;
