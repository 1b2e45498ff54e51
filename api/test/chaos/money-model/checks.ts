import { sql } from 'kysely'
import { expect } from 'vitest'
import { Booking } from '#bookings/booking/booking.entity.ts'
import { dueToCarrierCents, outstandingCents } from '#bookings/booking/booking-money.ts'
import { balance } from '#bookings/funds/balance.service.ts'
import { findRows } from '#platform/database/rows.ts'
import { checkRefunds } from './play-refunds.ts'
import type { ModelBooking } from './model-types.ts'
import type { PricedWays } from './shares.ts'
import { run, type World } from './world.ts'

/** Compares the database with what should be true of it. */
export async function check(world: World): Promise<void> {
  await checkLedger(world)
  await checkBookings(world)
  await checkTrail(world)
  await checkReviews(world)
  await checkSilence(world)
  await checkChanges(world)
  await checkRefunds(world)
}

async function checkLedger(world: World): Promise<void> {
  const off = await run(
    world,
    sql`select posting_id from ledger_entry where id > ${world.since} group by posting_id having sum(amount_cents) <> 0`,
  )
  expect(off, 'postings that do not add up to zero').toEqual([])
  const rows = await run<{ account: string; cents: number }>(
    world,
    sql`select account, sum(amount_cents)::int as cents from ledger_entry where id > ${world.since}
      group by account having sum(amount_cents) <> 0 order by account collate "C"`,
  )
  const accounts = new Map(rows.map(({ account, cents }) => [account, cents]))
  // Every account: what gateway and bank hold is what we owe to somebody or earned; refunds stand at zero.
  const ways = await pricedWays(world)
  const wanted = world.model.accounts(
    ({ id }) => ways.get(id) ?? { fareAndExtras: 0, discount: 0, driven: [], carriers: [] },
    await penalties(world),
  )
  expect(Object.fromEntries(accounts), 'the ledger').toEqual(Object.fromEntries(wanted))
  const all = rows.reduce((sum, { cents }) => sum + cents, 0)
  expect(all, 'the whole ledger').toBe(0)
  for (const { id, balances } of world.model.users)
    for (const { cents } of Object.values(balances))
      expect(cents, `balance of ${id}`).toBeGreaterThanOrEqual(0)
}

/** By booking; the lines of a price are held against its total, and rides by tests of their own. */
async function pricedWays(world: World): Promise<Map<number, PricedWays>> {
  if (world.model.bookings.length === 0) return new Map()
  const rows = await run<PricedWays & { id: number }>(
    world,
    sql`select b.id, b.is_round_trip,
        (select coalesce(sum((l ->> 'amountCents')::int) filter (where l ->> 'code' not in ('FLEXIBLE', 'DISCOUNT')), 0)::int
          from jsonb_array_elements(b.lines) l) as "fareAndExtras",
        (select coalesce(-sum((l ->> 'amountCents')::int) filter (where l ->> 'code' = 'DISCOUNT'), 0)::int
          from jsonb_array_elements(b.lines) l) as discount,
        array(select r.state = 'done' from ride r where r.booking_id = b.id and (b.is_round_trip or r.leg = 'outbound')
          order by r.leg) as driven,
        array(select r.carrier_id from ride r where r.booking_id = b.id and (b.is_round_trip or r.leg = 'outbound')
          order by r.leg) as carriers
      from booking b where b.id in (${sql.join(world.model.bookings.map(({ id }) => id))})`,
  )
  return new Map(rows.map((row) => [row.id, { ...row, carriers: carriersOf(world, row) }]))
}

/** A ride that is cancelled forgets its carrier, which is paid for what stays of the booking all the same. */
function carriersOf(world: World, { id, carriers }: PricedWays & { id: number }): (string | null)[] {
  const before = world.carriersBefore.get(id) ?? carriers
  world.carriersBefore.set(id, carriers)
  if (world.model.bookings.find((one) => one.id === id)?.status !== 'cancelled') {
    world.carriersAtEnd.delete(id)
    return carriers
  }
  const atEnd = world.carriersAtEnd.get(id) ?? before
  world.carriersAtEnd.set(id, atEnd)
  return atEnd
}

/** By carrier, in cents above zero. */
async function penalties(world: World): Promise<Map<string, number>> {
  const ids = world.model.bookings.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await run<{ carrierId: string; cents: number }>(
    world,
    sql`select l.payee_id as "carrierId", -sum(l.amount_cents)::int as cents from earning_line l join ride r on r.id = l.ride_id
      where l.kind = 'penalty' and r.booking_id in (${sql.join(ids)}) group by l.payee_id`,
  )
  return new Map(rows.map(({ carrierId, cents }) => [carrierId, cents]))
}

async function checkBookings(world: World): Promise<void> {
  const { bookings } = world.model
  if (bookings.length === 0) return
  const ids = sql.join(bookings.map(({ id }) => id))
  const rows = await findRows(world.context.orm.em.fork(), Booking, sql`where id in (${ids}) order by id`)
  const found = rows.map((row) => ({
    id: row.id,
    status: row.status,
    payment: row.paymentStatus,
    total: row.totalCents,
    prepay: row.prepaymentCents,
    paid: row.paidCents,
    setAside: row.setAsideCents,
    refunded: row.refundedCents,
  }))
  expect(found).toEqual(bookings.map(facts))
  for (const row of rows) {
    const { id, status, paymentStatus, totalCents, paidCents, prepaymentCents } = row
    const lines = row.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(lines, `the lines of ${id}`).toBe(totalCents)
    if (status === 'cancelled') continue
    expect(paidCents, `${id} has more than is asked`).toBeLessThanOrEqual(prepaymentCents)
    expect(paymentStatus === 'completed', `${id} is paid`).toBe(outstandingCents(row) === 0)
    const parts = paidCents + outstandingCents(row) + dueToCarrierCents(row)
    expect(parts, `paid, outstanding and due of ${id}`).toBe(totalCents)
  }
}

function facts({ id, status, payment, total, prepay, paid, setAside, refunded }: ModelBooking) {
  return { id, status, payment, total, prepay, paid, setAside, refunded }
}

/** The last step says where the booking stands, and each step begins where the one before it ended. */
async function checkTrail(world: World): Promise<void> {
  const { bookings } = world.model
  if (bookings.length === 0) return
  const steps = await run<{ booking_id: number; from: string | null; to: string }>(
    world,
    sql`select booking_id, from_status || '/' || from_payment_status as "from", to_status || '/' || to_payment_status as "to"
      from booking_event where booking_id in (${sql.join(bookings.map(({ id }) => id))}) order by id`,
  )
  for (const { id, status, payment } of bookings) {
    let standing: string | null = null
    for (const step of steps.filter(({ booking_id }) => booking_id === id)) {
      expect(step.from, `the trail of ${id}`).toBe(standing)
      standing = step.to
    }
    expect(standing, `the trail of ${id} ends`).toBe(`${status}/${payment}`)
  }
}

async function checkReviews(world: World): Promise<void> {
  const rows = await run<{ amount: number; currency: string }>(
    world,
    sql`select amount_cents as amount, currency from payment_review where resolution is null`,
  )
  const text = (review: { amount: number; currency: string }) => `${review.amount} ${review.currency}`
  const wanted = [...world.model.waiting.values()].map(text).toSorted()
  expect(rows.map(text).toSorted(), 'money that waits for a person').toEqual(wanted)
}

/** Nothing that may still be paid is forgotten: its gateway will be asked. */
async function checkSilence(world: World): Promise<void> {
  const { sessions } = world.model
  if (sessions.length === 0) return
  const rows = await run<{ id: string; status: string; isAsked: boolean }>(
    world,
    sql`select id, status, look_at is not null as "isAsked" from payment_session
      where id in (${sql.join(sessions.map(({ id }) => id))})`,
  )
  const statusOf = new Map(
    rows.map(({ id, status }) => [id, ['opening', 'closing'].includes(status) ? 'open' : status]),
  )
  expect(statusOf).toEqual(new Map(sessions.map(({ id, status }) => [id, status])))
  const waits = (status: string) => ['opening', 'open', 'closing', 'processing'].includes(status)
  expect(rows.filter(({ status, isAsked }) => waits(status) && !isAsked)).toEqual([])
}

/** A change waits for its payment until it holds or cannot hold any more. */
async function checkChanges({ context, model }: World): Promise<void> {
  if (model.changes.length === 0) return
  const rows = await run<{ id: string }>(
    { context },
    sql`select id from booking_change where status = 'open' and booking_id in (${sql.join(model.bookings.map(({ id }) => id))})`,
  )
  const open = model.changes.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  expect(rows.map(({ id }) => id).toSorted(), 'changes that wait').toEqual(open.toSorted())
}

/** What travellers are told of their balance adds up to it, page by page. */
export async function checkBalances(world: World): Promise<void> {
  for (const { id, balances } of world.model.users) {
    const { cents } = balances.live
    let before: number | undefined
    let sum = 0
    for (;;) {
      const page = await balance(world.context, id, { limit: 7, before })
      expect(page.amountCents, `the balance of ${id}`).toBe(cents)
      for (const { amountCents } of page.entries) sum += amountCents
      if (page.next === null) break
      before = page.next
    }
    expect(sum, `the entries of ${id}`).toBe(cents)
  }
}
