/** The ledger's invariants, asked from outside: an empty list is health. */
export async function ledgerFaults(sql) {
  const { rows } = await sql(
    `with lines as (
       select user_id, credit as account, credits from ledger_entries union all select user_id, debit, -credits from ledger_entries
     ), flow as (select user_id, account, sum(credits) as credits from lines group by 1, 2)
     select a.user_id, a.balance, a.held,
       coalesce((select credits from flow f where f.user_id = a.user_id and account = 'wallet'), 0) as wallet,
       coalesce((select credits from flow f where f.user_id = a.user_id and account = 'held'), 0) as ledger_held,
       coalesce((select sum(remaining) from credit_lots l where l.user_id = a.user_id), 0) as lots,
       coalesce((select sum(credits) from credit_holds h where h.user_id = a.user_id and state = 'held'), 0) as holds,
       coalesce((select sum(credits) from generations g where g.user_id = a.user_id and state = 'running' and hold_key is null), 0) as reserved
     from credit_accounts a`,
  )
  const wrong = rows.filter(
    (row) =>
      Number(row.balance) + Number(row.reserved) !== Number(row.wallet) ||
      Number(row.balance) !== Number(row.lots) ||
      Number(row.held) !== Number(row.ledger_held) ||
      Number(row.held) !== Number(row.holds),
  )
  const {
    rows: [{ sum }],
  } = await sql(
    'select coalesce(sum(credits), 0) as sum from (select credits from ledger_entries union all select -credits from ledger_entries) lines',
  )
  const { rows: twice } = await sql(
    `select user_id, key from (
       select user_id, coalesce(hold_key, message_id::text) as key from generations g
         join ledger_entries l using (user_id) where l.kind = 'capture' and l.key in (g.hold_key, 'reply:' || g.id)) paid
       group by 1, 2 having count(*) > 1 limit 5`,
  )
  return [
    ...wrong.map(
      (row) =>
        `user ${row.user_id}: balance ${row.balance}, ledger ${row.wallet}, reserved ${row.reserved}, lots ${row.lots}, held ${row.held}/${row.ledger_held}/${row.holds}`,
    ),
    ...(Number(sum) === 0 ? [] : [`entries sum to ${sum}`]),
    ...twice.map((row) => `${row.key} was paid twice`),
  ]
}
