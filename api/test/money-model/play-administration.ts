import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { resolveReview } from '../../src/checkout/administration/payment-reviews.ts'
import { recordPayment } from '../../src/checkout/administration/record-payment.ts'
import { setStatus } from '../../src/checkout/administration/set-status.ts'
import type { Death } from './crash.ts'
import type { Model, ModelBooking, ModelReview } from './model.ts'
import { pick } from './play-checkout.ts'
import type { MoveOf } from './steps.ts'
import { attempt, must, run, type World } from './world.ts'

export async function setStatusMove(world: World, move: MoveOf<'set-status'>, death?: Death): Promise<void> {
  const { context, model, adminId } = world
  const { status, cause } = move
  const booking = pick(model.bookings, move.which)
  if (!booking) return
  await must(death, () =>
    setStatus(context, adminId, booking.id, { status, ...(status === 'cancelled' && { cause }) }),
  )
  if (booking.status === status) return
  if (status === 'cancelled') {
    const isKept = cause === 'no-show' && booking.payment === 'completed'
    model.cancel(booking, isKept ? 0 : booking.paid)
    return
  }
  booking.status = status
  // What went back has to be paid again.
  if (model.outstanding(booking) > 0 && booking.payment === 'completed') booking.payment = 'pending'
}

export async function recordMove(world: World, move: MoveOf<'record'>, death?: Death): Promise<void> {
  const { context, model, adminId } = world
  const booking = pick(model.bookings, move.which)
  if (!booking) return
  const asked = model.outstanding(booking) || booking.total
  const amountCents = Math.max(1, Math.round((asked * move.share) / 100))
  const key = randomUUID()
  const recorded = () =>
    must(death, () => recordPayment(context, adminId, booking.id, { amountCents, acceptExcess: true }, key))
  const answer = await recorded()
  model.bank += amountCents
  model.receive(booking, amountCents)
  expect(await recorded()).toEqual(answer)
}

export async function resolveMove(world: World, move: MoveOf<'resolve'>, death?: Death): Promise<void> {
  const { context, model, adminId } = world
  const rows = await run<{ id: string; eventId: string; gateway: string; amount: number; currency: string }>(
    world,
    sql`select id, event_id as "eventId", gateway, amount_cents as amount, currency from payment_review
      where resolution is null order by event_id`,
  )
  const row = pick(rows, move.which)
  if (!row) return
  const review = reviewOf(model, row)
  const booking = pick(model.bookings, move.to)
  const body = { resolution: move.resolution, bookingId: booking?.id }
  const resolved = () => attempt(death, () => resolveReview(context, adminId, row.id, body))
  const answer = await resolved()
  const goesOut = move.resolution === 'returned' || move.resolution === 'nothing-received'
  const isOwn = move.resolution === 'nothing-received' && review.gateway === 'balance'
  const isRefused =
    isOwn ||
    (!goesOut && (review.currency !== 'EUR' || !booking || booking.isTest !== (review.gateway === 'test')))
  if (isRefused) {
    expect(answer).toEqual({ refused: 'RULE_VIOLATION' })
    return
  }
  // Done before it died, it was decided by then.
  if ('refused' in answer) expect([answer.refused, death !== undefined]).toEqual(['REVIEW_RESOLVED', true])
  model.waiting.delete(review.eventId)
  if (goesOut) paidOut(model, review)
  else if (booking) putIn(model, booking, review, move)
  endWait(model, review)
  expect(await resolved()).toEqual({ refused: 'REVIEW_RESOLVED' })
}

/** Those of people who are gone go by no event of a gateway: any of the same money is it. */
function reviewOf(model: Model, row: { eventId: string; gateway: string; amount: number }): ModelReview {
  const found =
    model.waiting.get(row.eventId) ??
    [...model.waiting.values()].find(
      ({ eventId, gateway, amount }) =>
        eventId.startsWith('gone:') && gateway === row.gateway && amount === row.amount,
    )
  if (!found) expect.fail(`nobody parked ${row.eventId}`)
  return found
}

function paidOut(model: Model, { gateway, currency, amount }: ModelReview): void {
  if (currency !== 'EUR') return
  if (gateway === 'balance') model.bank -= amount
  else model.gateways[gateway === 'test' ? 'test' : 'sandbox'] -= amount
}

function putIn(
  model: Model,
  booking: ModelBooking,
  review: ModelReview,
  { resolution }: MoveOf<'resolve'>,
): void {
  const { amount } = review
  if (amount === 0) return
  if (resolution === 'to-balance') return model.giveBack(booking, amount, () => undefined)
  const isAwaited = booking === review.booking && isWaitedFor(model, review)
  model.receive(booking, amount)
  if (isAwaited && booking.payment === 'processing') booking.payment = 'pending'
}

/** Whether its booking waits for this alone. */
function isWaitedFor(model: Model, { isOfPage, sessionId }: ModelReview): boolean {
  const session = model.sessions.find(({ id }) => id === sessionId)
  return Boolean(isOfPage && session && !session.change && !model.isAnotherOnItsWay(session))
}

/** What has not paid its booking has failed. */
function endWait(model: Model, review: ModelReview): void {
  const { booking } = review
  if (booking?.payment === 'processing' && isWaitedFor(model, review)) booking.payment = 'failed'
}
