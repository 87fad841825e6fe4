import type { Context } from '../context'

/**
 * Removes whole sales that have been over for as long as books are kept; never a part of one, since what it amounts to is
 * folded from all its facts. The sales of wallets that exist stay as long as their credits do.
 */
export async function removeOldSales(ctx: Context, before: Date): Promise<void> {
  await ctx.db.query(
    `with old as (
       select o.id from billing_orders o left join subscriptions s on s.order_id = o.id
        where o.created_at < $1 and o.changed_at < $1 and (s.id is null or (s.state = 'ended' and s.changed_at < $1))
          and not exists (select 1 from payment_facts f where f.order_id = o.id and f.received_at >= $1)
          and not (o.kind = 'pack' and o.state in ('paid', 'refunded', 'charged_back') and exists (select 1 from credit_accounts a where a.user_id = o.user_id))
     ), facts as (delete from payment_facts where order_id in (select id from old)),
     plans as (delete from subscriptions where order_id in (select id from old))
     delete from billing_orders where id in (select id from old)`,
    [before],
  )
  await ctx.db.query('delete from payment_facts where order_id is null and received_at < $1', [before])
  await ctx.db.query('delete from billing_differences where found_at < $1', [before])
  await ctx.db.query(`delete from billing_visits where day < to_char($1::timestamptz at time zone 'UTC', 'YYYY-MM-DD')`, [before])
}
