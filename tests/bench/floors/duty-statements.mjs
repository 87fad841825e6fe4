// The rows of a message in the tables of the product, with their keys, indexes and triggers, by one statement each that decides nothing.

/** ($1 person, $2 conversation, $3 key, $4 text, $5 now, $6 character): {id of the run, batch of three events}. */
export const SEND = `with a as (update credit_accounts set balance=balance-1, rev=rev+1, spent=spent+1 where user_id=$1 and balance>=1 returning balance, rev),
  l as (update credit_lots set remaining=remaining-1
    where id=(select id from credit_lots where user_id=$1 and live order by expires_at nulls last, id limit 1) returning id),
  m as (insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, client_key, parent_id, created_at)
    select $2, $1, 'User', $4, '{}', 'sent', $3, coalesce(t.last_message_id, 0), $5::timestamptz from conversations t, a where t.id=$2
    returning messages as row),
  r as (insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, parent_id, created_at)
    select $2, $1, 'Contact', '', '{}', 'streaming', (m.row).id, $5::timestamptz from m returning messages as row),
  g as (insert into generations (conversation_id, user_id, message_id, credits, lot_id, state, provider, model, created_at, heartbeat_at)
    select $2, $1, (r.row).id, 1, l.id, 'running', 'openai', 'fake', $5::timestamptz, $5::timestamptz from r, l returning id),
  c as (update conversations set last_message_id=(r.row).id, updated_at=$5::timestamptz, unread=false, rev=rev+1 from r where conversations.id=$2),
  h as (update event_heads set seq=seq+3 where user_id=$1 returning seq),
  e as (insert into events (user_id, seq, batch, created_at) select $1, h.seq, json_build_array(
    event_json('message.created', message_json(m.row, $6), h.seq-2), event_json('message.created', message_json(r.row, $6), h.seq-1),
    event_json('balance.updated', json_build_object('balance', a.balance, 'rev', a.rev), h.seq)), $5::timestamptz from m, r, h, a returning batch)
  select g.id, e.batch from g, e`

/** ($1 ids, $2 numbers, $3 places, $4 texts): pieces of running replies, without waiting for the disk. */
export const STORE = `with soon as (select set_config('synchronous_commit', 'off', true))
  insert into generation_chunks (generation_id, seq, at_offset, text)
  select p.id, p.seq, p.at_offset, p.text from soon, unnest($1::bigint[], $2::int[], $3::int[], $4::text[]) as p(id, seq, at_offset, text)`

/** ($1 run, $2 text, $3 now): {batch of one event}. The reply is whole and paid. */
export const FINISH = `with g as (update generations set state='complete', ended_at=$3 where id=$1 and state='running' returning *),
  m as (update messages set content=$2, status='complete', rev=messages.rev+1 from g where messages.id=g.message_id returning messages as row),
  d as (delete from generation_chunks where generation_id=$1),
  c as (update conversations set rev=conversations.rev+1, unread=true, updated_at=$3 from g where conversations.id=g.conversation_id
    returning character_id),
  l as (insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    select user_id, 'wallet', 'earned', credits, 'capture', 'reply:' || id, reason from g),
  h as (update event_heads set seq=event_heads.seq+1 from g where event_heads.user_id=g.user_id returning event_heads.seq)
  insert into events (user_id, seq, batch, created_at)
  select g.user_id, h.seq, json_build_array(event_json('message.updated', message_json(m.row, c.character_id), h.seq)), $3 from g, m, c, h
  returning batch`
