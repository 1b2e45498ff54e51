import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { decideApproval } from '#office/approvals/decide-approval.ts'
import { decideCardRefund } from '#office/refunds/decide-card-refund.ts'
import { transferApproval } from '#office/admin/transfer-approval.ts'
import { refundApproval } from '#office/refunds/refund-approval.ts'
import { refundBooking } from '#office/refunds/refund-booking.service.ts'
import { sendCardRefund } from '#money/payments/card-refunds.service.ts'
import type { Death } from './crash.ts'
import type { ModelBooking } from './model-types.ts'
import { pick } from './play-checkout.ts'
import type { MoveOf } from './steps.ts'
import { attempt, must, run, type World } from './world.ts'

/** Money goes back by an administrator's decision: to the balance, to the cards, some to each; with a cancellation or without. */
export async function refundMove(world: World, move: MoveOf<'refund'>, death?: Death): Promise<void> {
  const { context, model, adminId } = world
  const booking = pick(model.bookings, move.which)
  if (!booking) return
  const most = model.refundable(booking)
  const toCardCents = Math.min(Math.floor((most * move.cardShare) / 100), await cardCentsLeft(world, booking))
  const toBalanceCents = Math.floor(((most - toCardCents) * move.balanceShare) / 100)
  const cancel = move.cause === null ? null : { cause: move.cause }
  const order = { cancel, toBalanceCents, toCardCents, reason: 'The car came late.' }
  const by = { id: adminId, ip: null }
  const asked = { id: booking.id, order, key: randomUUID(), ifMatch: undefined }
  const refunded = () => attempt(death, () => refundBooking(context, by, asked))
  const answer = await refunded()
  const refused = refusalOf(booking, order)
  if (refused) {
    expect(answer).toEqual({ refused })
    return
  }
  if ('refused' in answer) expect.fail(`refused: ${answer.refused}`)
  expect(await refunded()).toEqual(answer)
  const { outcome, approvalId } = answer.value.body
  if (outcome === 'requested') {
    if (!(await decide(world, approvalId ?? '', move.isApproved, death))) return
  }
  if (cancel)
    model.cancel(
      booking,
      toBalanceCents + toCardCents === most ? booking.paid : toBalanceCents + toCardCents,
      toCardCents,
    )
  else model.makeGood(booking, toBalanceCents, toCardCents)
}

function refusalOf(
  booking: ModelBooking,
  order: { cancel: unknown; toBalanceCents: number; toCardCents: number },
) {
  if (order.cancel) return booking.status === 'cancelled' ? 'BOOKING_CANCELLED' : undefined
  const isNothing = order.toBalanceCents + order.toCardCents === 0
  return isNothing || booking.isTest || booking.payment !== 'completed' ? 'RULE_VIOLATION' : undefined
}

/** A second person says yes or no, and the first one cannot. @returns whether it was done */
export async function decide(
  { context, adminId }: World,
  id: string,
  isApproved: boolean,
  death?: Death,
): Promise<boolean> {
  const how = {
    kinds: [refundApproval, transferApproval],
    role: 'administrator',
    provenAt: undefined,
  } as const
  const own = await attempt(undefined, () =>
    decideApproval(context, { id: adminId, ip: null }, id, { decision: 'approve' }, how),
  )
  expect(own).toEqual({ refused: 'APPROVAL_OWN' })
  const second = { id: randomUUID(), ip: null }
  const decision = isApproved ? ('approve' as const) : ('reject' as const)
  const decided = () =>
    attempt(death, () => decideApproval(context, second, id, { decision, note: 'So be it.' }, how))
  const answer = await decided()
  // Done before it died, it was decided by then.
  if ('refused' in answer) expect([answer.refused, death !== undefined]).toEqual(['APPROVAL_DECIDED', true])
  expect(await decided()).toEqual({ refused: 'APPROVAL_DECIDED' })
  return isApproved
}

/** What the cards that paid have not got back, payment by payment, by refunds or through the bank. */
async function cardCentsLeft(world: World, { id }: ModelBooking): Promise<number> {
  const rows = await run<{ id: string; cents: number }>(
    world,
    sql`select s.id, (s.amount_cents - coalesce((select sum(r.amount_cents) from card_refund r
        where r.session_id = s.id and r.status <> 'to-balance'), 0))::int as cents
      from payment_session s where s.booking_id = ${id} and s.status = 'paid'`,
  )
  const states = new Map([...world.model.disputes].map(([session, { state }]) => [session.id, state]))
  const isTaken = (sessionId: string) => ['open', 'lost'].includes(states.get(sessionId) ?? '')
  return rows.reduce((sum, row) => sum + (isTaken(row.id) ? 0 : row.cents), 0)
}

interface RefundRow {
  id: string
  bookingId: number
  status: string
  cents: number
  sessionId: string
}

const refundsOf = (world: World, status: string) =>
  run<RefundRow>(
    world,
    sql`select id, booking_id as "bookingId", status, amount_cents as cents, session_id as "sessionId" from card_refund
      where status = ${status} and booking_id = any (${world.model.bookings.map(({ id }) => id)}::int[]) order by asked_at, id`,
  )

/** The gateway is asked for every refund that is on its way; what it cannot send, a person decides on. */
export async function sendRefundsMove(
  world: World,
  { isToBalance }: MoveOf<'send-refunds'>,
  death?: Death,
): Promise<void> {
  const { context, model, adminId } = world
  for (const { id, bookingId } of await refundsOf(world, 'pending')) {
    await must(death, () => sendCardRefund(context, id))
    await sendCardRefund(context, id)
    const [row] = await run<RefundRow>(
      world,
      sql`select status, amount_cents as cents from card_refund where id = ${id}`,
    )
    const booking = model.bookings.find((one) => one.id === bookingId)
    if (booking && row?.status === 'done') model.sent(booking, row.cents)
  }
  for (const { id, bookingId, cents, sessionId } of await refundsOf(world, 'failed')) {
    const disputed = [...model.disputes].find(([session]) => session.id === sessionId)?.[1]
    if (disputed?.state === 'inquiry' || disputed?.state === 'open') continue
    const decision = isToBalance ? ('to-balance' as const) : ('retry' as const)
    const decided = () =>
      attempt(death, () => decideCardRefund(context, { id: adminId, ip: null }, id, { decision }))
    const answer = await decided()
    if ('refused' in answer)
      expect([answer.refused, death !== undefined]).toEqual(['REFUND_NOT_FAILED', true])
    expect(await decided()).toEqual({ refused: 'REFUND_NOT_FAILED' })
    const booking = model.bookings.find((one) => one.id === bookingId)
    if (booking && isToBalance) model.toBalanceInstead(booking, cents)
  }
}

/** No card got more than it paid, whatever the gateway was asked, and every refund of ours is one of the gateway's. */
export async function checkRefunds(world: World): Promise<void> {
  const ids = world.model.bookings.map(({ id }) => id)
  const over = await run(
    world,
    sql`select s.id from payment_session s join sandbox_refund r on r.session_id = s.id and r.outcome = 'done'
      where s.booking_id = any (${ids}::int[]) group by s.id, s.amount_cents having sum(r.amount_cents) > s.amount_cents`,
  )
  expect(over, 'cards that got more than they paid').toEqual([])
  const unlike = await run(
    world,
    sql`select c.id from card_refund c where c.booking_id = any (${ids}::int[]) and (c.status = 'done') is distinct from exists (
      select 1 from sandbox_refund r where r.reference = c.order_key and r.outcome = 'done' and r.amount_cents = c.amount_cents)`,
  )
  expect(unlike, 'refunds that the gateway tells otherwise').toEqual([])
  const rows = await run<{ id: number; goodwill: number; cards: number; asked: number }>(
    world,
    sql`select b.id, b.goodwill_cents as goodwill, b.card_refunded_cents as cards, coalesce((
        select sum(amount_cents) from card_refund c where c.booking_id = b.id and c.status <> 'to-balance'), 0)::int as asked
      from booking b where b.id = any (${ids}::int[]) order by b.id`,
  )
  expect(
    rows.filter(({ cards, asked }) => cards !== asked),
    'what went to cards',
  ).toEqual([])
  expect(rows.map(({ goodwill }) => goodwill)).toEqual(
    world.model.bookings.toSorted((a, b) => a.id - b.id).map(({ goodwill }) => goodwill),
  )
  for (const { id, goodwill, disputed, paid, refunded } of world.model.bookings) {
    expect(goodwill + disputed, `${id} gave more than was paid`).toBeLessThanOrEqual(paid)
    expect(refunded).toBeGreaterThanOrEqual(0)
  }
}
