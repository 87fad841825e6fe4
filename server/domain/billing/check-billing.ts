import { PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import type { Context } from '../context'

export type BillingFault = { user_id: number; fault: string }

/** What the payments of existing people have paid for, or may still: a pack's credits, a plan's months. */
const BROUGHT = `
  select o.user_id, o.id as order_id, 'purchase' as source, f.event_key as key, o.credits, f.event_key, f.transaction_id, o.amount_cents
    from payment_facts f join billing_orders o on o.id = f.order_id
   where f.state = 'counted' and f.kind in ('initial', 'rebill') and o.kind = 'pack'
  union all
  select o.user_id, o.id, 'monthly', f.event_key || ':' || n, ${PREMIUM_MONTHLY_CREDITS}, f.event_key, f.transaction_id, o.amount_cents
    from payment_facts f join billing_orders o on o.id = f.order_id cross join generate_series(0, o.months - 1) n
   where f.state = 'counted' and f.kind in ('initial', 'rebill') and o.kind = 'plan'`

const HERE = `exists (select 1 from credit_accounts a where a.user_id = $user) and not exists (select 1 from erasures e where e.user_id = $user)`
const here = (column: string) => HERE.replaceAll('$user', column)

/**
 * What must be true of money, credits and premium time together; an empty list is health. The hourly job and the tests ask.
 */
export async function checkBilling(ctx: Context): Promise<BillingFault[]> {
  return ctx.db.query<BillingFault>(
    `with brought as (${BROUGHT}),
     lots as (select * from credit_lots where source in ('purchase', 'monthly')),
     back as (
       select f.order_id, f.parent_id, bool_or(f.kind = 'chargeback') as charged_back, coalesce(sum(f.amount_cents), 0) as cents
         from payment_facts f where f.state = 'counted' and f.kind in ('refund', 'chargeback') and f.parent_id is not null group by 1, 2)
     select b.user_id, 'a paid pack has no credits, or other ones: ' || b.order_id as fault
       from brought b left join lots l on l.user_id = b.user_id and l.source = b.source and l.key = b.key
      where b.source = 'purchase' and l.granted is distinct from b.credits and ${here('b.user_id')}
     union all
     select l.user_id, 'credits that nobody paid, or other ones: ' || l.source || ' ' || l.key
       from lots l left join brought b on b.user_id = l.user_id and b.source = l.source and b.key = l.key
      where l.granted is distinct from b.credits
     union all
     select b.user_id, 'credits are left of a payment that was taken back: ' || b.order_id
       from brought b join lots l on l.user_id = b.user_id and l.source = b.source and l.key = b.key
         join back on back.order_id = b.order_id and back.parent_id in (b.transaction_id, b.event_key)
      where l.live and (back.charged_back or back.cents >= b.amount_cents)
     union all
     select b.user_id, 'two payments gave one month: ' || b.order_id
       from brought b join lots l on l.user_id = b.user_id and l.source = b.source and l.key = b.key
      where b.source = 'monthly' group by b.user_id, b.order_id, l.expires_at having count(*) > 1 and bool_or(l.live)
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
     select o.user_id, 'money came back from a payment nobody knows: ' || o.id
       from payment_facts f join billing_orders o on o.id = f.order_id
      where f.state = 'counted' and f.kind in ('refund', 'chargeback') and f.parent_id is not null and f.received_at < $1::timestamptz - interval '1 day'
        and not exists (select 1 from payment_facts p where p.order_id = f.order_id and p.state = 'counted' and p.kind in ('initial', 'rebill')
                          and (p.transaction_id = f.parent_id or p.event_key = f.parent_id))
     order by 1, 2`,
    [ctx.now()],
  )
}
