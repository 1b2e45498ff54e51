import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { resolveReview } from '#office/admin/payment-reviews.ts'
import { recordPayment } from '#office/admin/record-payment.ts'
import { setStatus } from '#office/admin/set-status.ts'
import type { Death } from './crash.ts'
import { settleChange } from './gateway-model.ts'
import type { Model } from './model.ts'
import type { ModelBooking, ModelReview, ModelSession } from './model-types.ts'
import { pick } from './play-checkout.ts'
import { askChange } from './play-gateway.ts'
import { decide } from './play-refunds.ts'
import type { MoveOf } from './steps.ts'
import { attempt, must, run, type World } from './world.ts'

export async function setStatusMove(world: World, move: MoveOf<'set-status'>, death?: Death): Promise<void> {
  const { context, model, adminId } = world
  const { status, cause } = move
  const booking = pick(model.bookings, move.which)
  if (!booking) return
  const isNoShow = status === 'cancelled' && cause === 'no-show'
  const waitsUntil = endOfWait(booking)
  if (isNoShow && move.isWaitOver && world.clock.now < waitsUntil) world.clock.now = waitsUntil
  const more = { ...(status === 'cancelled' && { cause }), ...(isNoShow && { note: 'Nobody came' }) }
  const answer = await attempt(death, () =>
    setStatus(context, { id: adminId, ip: null }, booking.id, { status, ...more }),
  )
  const isOpen = booking.status !== 'cancelled'
  if (isNoShow && isOpen && (booking.status === 'pending' || world.clock.now < waitsUntil)) {
    const refused = booking.status === 'pending' ? 'RULE_VIOLATION' : 'NO_SHOW_TOO_EARLY'
    expect(answer).toEqual({ refused })
    return
  }
  if ('refused' in answer) expect.fail(`refused: ${answer.refused}`)
  if (booking.status === status) return
  if (status === 'cancelled') {
    const isKept = isNoShow && booking.payment === 'completed'
    model.cancel(booking, isKept ? 0 : booking.paid)
    return
  }
  const isBack = booking.status === 'cancelled'
  booking.status = status
  // What went back has to be paid again.
  if (model.outstanding(booking) > 0 && booking.payment === 'completed') booking.payment = 'pending'
  if (isBack && booking.payment !== 'completed' && model.isMoneyOnItsWay(booking))
    booking.payment = 'processing'
}

/** An hour at Geneva's airport, on the way there; a quarter of one in Chamonix, once the way there was driven. */
function endOfWait({ status, pickupAt, returnAt }: ModelBooking): Date {
  const isDriven = status === 'in-progress' || status === 'completed'
  return isDriven && returnAt
    ? new Date(returnAt.getTime() + 15 * 60_000)
    : new Date(pickupAt.getTime() + 60 * 60_000)
}

export async function recordMove(world: World, move: MoveOf<'record'>, death?: Death): Promise<void> {
  const { context, model, adminId } = world
  const booking = pick(model.bookings, move.which)
  if (!booking) return
  const asked = model.outstanding(booking) || booking.total
  const amountCents = Math.max(1, Math.round((asked * move.share) / 100))
  const key = randomUUID()
  if (booking.isTest) {
    const body = { amountCents, acceptExcess: true }
    const refused = await attempt(death, () =>
      recordPayment(context, { id: adminId, ip: null }, booking.id, body, key),
    )
    expect(refused).toEqual({ refused: 'RULE_VIOLATION' })
    return
  }
  const recorded = () =>
    must(death, () =>
      recordPayment(context, { id: adminId, ip: null }, booking.id, { amountCents, acceptExcess: true }, key),
    )
  const answer = await recorded()
  expect(await recorded()).toEqual(answer)
  // Much money, or money in many parts, is there once a second person has seen it.
  if ('approvalId' in answer.body && !(await decide(world, answer.body.approvalId, true, death))) return
  model.bank += amountCents
  model.receive(booking, amountCents)
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
  // Of the page that asked for another sum: its booking, or its change, waits.
  const session = review.isOfPage ? model.sessions.find(({ id }) => id === review.sessionId) : undefined
  const after = session && (await askChange(world)(session))
  const resolved = () => attempt(death, () => resolveReview(context, { id: adminId, ip: null }, row.id, body))
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
  else if (booking) await putIn(world, booking, { ...review, session }, move, after)
  endAwaitingPayment(model, session)
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

/** A change that its money was sent for is made with it; all else is the booking's, or the balance's. */
async function putIn(
  world: World,
  booking: ModelBooking,
  { amount, session }: ModelReview & { session: ModelSession | undefined },
  { resolution }: MoveOf<'resolve'>,
  after: { total: number } | undefined,
): Promise<void> {
  const { model } = world
  if (amount === 0) return
  if (resolution === 'to-balance') return model.refundToBalance(booking, amount, () => undefined)
  if (session?.change && session.booking === booking)
    return settleChange(model, { ...session, amount }, after)
  model.receive(booking, amount)
}

/** What has not paid its booking, or its change, is waited for no more. */
function endAwaitingPayment(model: Model, session: ModelSession | undefined): void {
  if (!session) return
  if (session.change) session.change.isOpen = false
  else model.noLongerProcessing(session.booking)
}
