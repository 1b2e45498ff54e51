import { sql } from 'kysely'
import { expect } from 'vitest'
import { reckonFigures } from '#office/figures/reckon-figures.ts'
import type { Context } from '#platform/context/context.ts'

interface Sums {
  key: string
  booked: string
  paid: string
  cancelled: string
  priced: string
  revenue: string
}

/**
 * Makes the figures and holds them against what they are not made of: the money against what each booking holds of it and against
 * the accounts of the ledger, where gifts and chargebacks are costs of the company, and no less revenue; the counts against the
 * trail, step after step.
 */
export async function expectExactFigures(context: Pick<Context, 'orm'>, now: Date): Promise<void> {
  await reckonFigures(context.orm, now)
  const db = context.orm.em.fork().getKysely()
  const found = await sql<Sums>`
    select vehicle_type_id || case when is_test then ' test' else '' end as key, sum(booked) as booked, sum(paid) as paid,
      sum(cancelled) as cancelled, sum(priced_cents) as priced, sum(received_cents - returned_cents) as revenue
    from figure_day where vehicle_type_id > 0 group by 1 having sum(booked) > 0 order by 1`.execute(db)
  const wanted = await sql<Sums>`
    with step as (
      select e.*, lag(to_payment_status) over trail as was_payment, lag(to_status) over trail as was
      from booking_event e window trail as (partition by booking_id order by id)),
    happened as (
      select booking_id, count(*) filter (where to_payment_status = 'completed' and coalesce(was_payment, '') <> 'completed') as paid,
        count(*) filter (where to_payment_status = 'completed' and to_status = 'cancelled' and coalesce(was, '') <> 'cancelled')
          as cancelled,
        coalesce(sum(total_cents) filter (where to_payment_status = 'completed' and coalesce(was_payment, '') <> 'completed'), 0)
          as priced
      from step group by booking_id)
    select q.vehicle_type_id || case when b.is_test then ' test' else '' end as key, count(*) as booked,
      sum(h.paid) as paid, sum(h.cancelled) as cancelled, sum(h.priced) as priced, sum(b.paid_cents) as revenue
    from booking b join quote q on q.id = b.quote_id join happened h on h.booking_id = b.id group by 1 order by 1`.execute(
    db,
  )
  expect(found.rows, 'the figures of each class').toEqual(wanted.rows)
  const { rows } = await sql<{ figures: string; ledger: string }>`
    select (select coalesce(sum(received_cents - returned_cents), 0) from figure_day) as figures,
      (select coalesce(-sum(amount_cents), 0) from ledger_entry
        where account ~ '^(booking:|carrier:|company:fees|partner:)') as ledger`.execute(db)
  expect(rows[0]?.figures, 'the revenue of all days, and the ledger').toBe(rows[0]?.ledger)
}
