import type { Context } from '../context'

export type BillingFault = { user_id: number; fault: string }

/** A payment of a pack and of a person who is here. */
const PACK_PAYMENTS = `
  select o.user_id, o.id as order_id, o.credits, f.event_key, f.transaction_id from payment_facts f join billing_orders o on o.id = f.order_id
    join credit_accounts a on a.user_id = o.user_id
   where f.state = 'counted' and f.kind = 'initial' and o.kind = 'pack' and not exists (select 1 from erasures e where e.user_id = o.user_id)`

/**
 * What must be true of money, credits and premium time together; an empty list is health. The hourly job and the tests ask.
 */
export async function checkBilling(ctx: Context): Promise<BillingFault[]> {
  return ctx.db.query<BillingFault>(
    `with packs as (${PACK_PAYMENTS})
     select p.user_id, 'a paid pack has no credits, or other ones: ' || p.order_id as fault
       from packs p left join credit_lots l on l.user_id = p.user_id and l.source = 'purchase' and l.key = p.event_key
      where l.granted is distinct from p.credits
     union all
     select l.user_id, 'credits of a purchase that nobody paid: ' || l.key
       from credit_lots l where l.source = 'purchase' and not exists (select 1 from packs p where p.user_id = l.user_id and p.event_key = l.key)
     union all
     select p.user_id, 'credits are left of a payment that was charged back: ' || p.order_id
       from packs p join credit_lots l on l.user_id = p.user_id and l.source = 'purchase' and l.key = p.event_key
      where l.live and exists (
        select 1 from payment_facts c where c.order_id = p.order_id and c.state = 'counted' and c.kind = 'chargeback' and c.parent_id = p.transaction_id)
     union all
     select o.user_id, 'a paid plan has no subscription: ' || o.id
       from billing_orders o
      where o.kind = 'plan' and not exists (select 1 from subscriptions s where s.order_id = o.id)
        and exists (select 1 from payment_facts f where f.order_id = o.id and f.state = 'counted' and f.kind in ('initial', 'rebill'))
     union all
     select s.user_id, 'premium is not what the subscriptions have paid'
       from (select user_id, max(paid_until) as paid_until from subscriptions group by 1) s join users u on u.id = s.user_id
      where u.premium_until is distinct from s.paid_until and not exists (select 1 from erasures e where e.user_id = u.id)
     union all
     select s.user_id, 'a month of a subscription was given twice: ' || s.sale_id
       from subscriptions s join credit_lots l on l.user_id = s.user_id and l.source = 'monthly' and l.key like s.sale_id || ':%'
      group by s.user_id, s.sale_id, l.expires_at having count(*) > 1 and bool_or(l.live)
     union all
     select o.user_id, 'money came back from a payment nobody knows: ' || o.id
       from payment_facts f join billing_orders o on o.id = f.order_id
      where f.state = 'counted' and f.kind in ('refund', 'chargeback') and f.parent_id is not null and f.received_at < $1::timestamptz - interval '1 day'
        and not exists (select 1 from payment_facts p where p.order_id = f.order_id and p.state = 'counted' and p.kind in ('initial', 'rebill')
                          and (p.transaction_id = f.parent_id or p.event_key = f.parent_id))
     order by 1, 2`,
    [ctx.now()],
  )
}
