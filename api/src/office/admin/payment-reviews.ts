import { sql } from 'kysely'
import { findLocked } from '#people/accounts/find-user.ts'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { recordStep, standingOf, type Actor } from '#bookings/booking/booking-events.service.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem, fieldProblem } from '#platform/http/problem.ts'
import { BANK, bookingAccount, gatewayAccount, suspenseOf } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { methodThrough } from '#money/payments/gateway.ts'
import { PaymentReview, type PaymentReviewRow } from '#money/payments/payment-review.entity.ts'
import { settleChange } from '#bookings/changes/settle-change.ts'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import { mailTraveller } from '#bookings/booking/mail-traveller.ts'
import { receive, type Received } from '#bookings/funds/receive-payment.ts'
import { refundToBalance } from '#bookings/funds/refund-to-balance.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { requestOutstanding } from './request-outstanding.ts'
import { endAwaitingPayment, waitingFor, type Waiting } from './end-awaiting-payment.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']
type Resolution = Schemas['ReviewResolution']

/**
 * Decides what becomes of a payment that waits, once.
 * @throws Problem NOT_FOUND, REVIEW_RESOLVED, RULE_VIOLATION for what cannot be decided so
 */
export async function resolveReview(
  context: Context,
  administrator: Administrator,
  id: string,
  body: Resolution,
): Promise<Schemas['PaymentReview']> {
  return context.orm.em.fork().transactional(async (em) => {
    const review = await lockRow(em, PaymentReview, sql`id = ${id}`)
    if (!review) throw new Problem('NOT_FOUND', 'There is no such payment.')
    if (review.resolution) throw new Problem('REVIEW_RESOLVED', 'Somebody decided on this payment before.')
    const why = body.note?.trim() || null
    const decision: Decision = {
      ...body,
      bookingId: body.bookingId ?? review.bookingId ?? undefined,
      waiting: await waitingFor(em, review),
      by: { actor: 'administrator', actorId: administrator.id, why },
    }
    const { own, target } = await lockEach(em, review, decision)
    review.resolution = body.resolution
    review.resolvedAt = context.now()
    review.resolvedBy = administrator.id
    review.note = why
    // First: whether something is still waited for is read from it.
    await saveRow(em, PaymentReview, review)
    await moveMoney(context, em, review, decision, target)
    await tell(context, em, review, decision, { own, target })
    const { amountCents, currency, resolution } = review
    await recordAudit(
      em,
      {
        by: administrator,
        action: 'payment-review.resolved',
        subject: 'payment-review',
        subjectId: id,
        before: { resolution: null },
        after: { resolution, amountCents, currency, bookingId: decision.bookingId ?? null },
        personId: (target ?? own)?.userId ?? null,
        reason: why,
      },
      context.now(),
    )
    return toReview(em, review)
  })
}

/** What was decided, for which booking, by whom. */
interface Decision extends Omit<Resolution, 'bookingId'> {
  bookingId: number | undefined
  waiting: Waiting | undefined
  by: Actor & { why: string | null }
}

/**
 * Locks account and bookings, two of them in one order: a change may take of the balance, and two decisions may name each
 * other's booking.
 * @returns the booking that the payment was for, and the one that was decided on
 */
async function lockEach(
  em: EntityManager,
  review: PaymentReviewRow,
  { bookingId, waiting }: Decision,
): Promise<Record<'own' | 'target', BookingRow | undefined>> {
  const ids = [...new Set([review.bookingId, bookingId])].filter((id) => typeof id === 'number')
  const of = waiting?.changeId && review.bookingId
  const known = of ? await findRow(em, Booking, { id: of }) : null
  if (known) await findLocked(em, known.userId)
  const bookings: BookingRow[] = []
  for (const id of ids.toSorted((a, b) => a - b)) bookings.push(await lockBooking(em, { id }))
  const locked = (id: number | null | undefined) => bookings.find((booking) => booking.id === id)
  return { own: locked(review.bookingId), target: locked(bookingId) }
}

async function moveMoney(
  context: Context,
  em: EntityManager,
  review: PaymentReviewRow,
  decision: Decision,
  booking: BookingRow | undefined,
): Promise<void> {
  const { resolution } = decision
  // Nothing came, so nothing moves.
  if (review.amountCents === 0) return
  if (resolution === 'nothing-received' && review.gateway === 'balance') {
    throw fieldProblem('RULE_VIOLATION', 'resolution', sentence('reviewOfBalance'))
  }
  if (resolution === 'returned' || resolution === 'nothing-received') return sendOut(context, em, review)
  if (review.currency !== 'EUR') {
    throw fieldProblem('RULE_VIOLATION', 'resolution', sentence('reviewNotEuros'))
  }
  if (!booking) throw fieldProblem('RULE_VIOLATION', 'bookingId', sentence('reviewWithoutBooking'))
  if (booking.isTest !== (review.gateway === 'test')) {
    throw fieldProblem('RULE_VIOLATION', 'bookingId', sentence('reviewOfTest'))
  }
  if (resolution === 'to-booking') await useFor(context, em, booking, review, decision)
  else await toBalance(context, em, booking, review, decision)
}

/** It leaves by where it came in; a balance that nobody is there for any more is paid out of the bank. */
async function sendOut(context: Context, em: EntityManager, review: PaymentReviewRow): Promise<void> {
  const { id, gateway, currency, amountCents, bookingId = null } = review
  if (currency !== 'EUR') return
  const entries = [
    { account: suspenseOf(gateway), amountCents },
    { account: gateway === 'balance' ? BANK : gatewayAccount(gateway), amountCents: -amountCents },
  ]
  await post(em, { reference: `review:${id}`, kind: 'CORRECTION', bookingId, entries }, context.now())
}

/** The booking is paid with it, or the change that it was sent for. */
async function useFor(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { id, gateway, amountCents, bookingId }: PaymentReviewRow,
  { waiting, by }: Decision,
): Promise<void> {
  const money: Received = {
    reference: `review:${id}`,
    source: suspenseOf(gateway),
    amountCents,
    method: methodThrough(gateway),
    ...by,
  }
  if (waiting?.changeId && booking.id === bookingId) return settleChange(context, em, waiting.changeId, money)
  await receive(context, em, booking, money)
  await requestOutstanding(context, em, booking)
}

async function toBalance(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { id, gateway, amountCents }: PaymentReviewRow,
  { by }: Decision,
): Promise<void> {
  const [reference, now] = [`review:${id}`, context.now()]
  const entries = [
    { account: suspenseOf(gateway), amountCents },
    { account: bookingAccount(booking.id), amountCents: -amountCents },
  ]
  await post(em, { reference, kind: 'CORRECTION', bookingId: booking.id, entries }, now)
  const back = { reference: `balance:${reference}`, kind: 'OVERPAYMENT', amountCents } as const
  await refundToBalance(context, em, booking, back)
  const standing = standingOf(booking)
  await recordStep(em, booking, standing, { ...by, kind: 'PAID', amountCents }, now)
  await recordStep(em, booking, standing, { ...by, kind: 'REFUNDED', amountCents: -amountCents }, now)
}

/** One mail says what has become of it. */
async function tell(
  context: Context,
  em: EntityManager,
  { amountCents }: PaymentReviewRow,
  { resolution, waiting, by }: Decision,
  { own, target }: Record<'own' | 'target', BookingRow | undefined>,
): Promise<void> {
  const isElsewhere = resolution === 'to-booking' && target !== own
  const isTold =
    waiting && own ? await endAwaitingPayment(context, em, own, waiting, { ...by, isElsewhere }) : false
  if (resolution !== 'to-balance' || !target || amountCents === 0 || (isTold && target === own)) return
  await mailTraveller(context, em, target, '/balance', { kind: 'payment-to-balance', amountCents })
}

export async function toReview(em: EntityManager, row: PaymentReviewRow): Promise<Schemas['PaymentReview']> {
  const booking = row.bookingId ? await findRow(em, Booking, { id: row.bookingId }) : null
  return {
    id: row.id,
    receivedAt: row.receivedAt.toISOString(),
    gateway: row.gateway,
    why: row.why,
    amountCents: row.amountCents,
    currency: row.currency,
    expectedCents: row.expectedCents ?? null,
    bookingId: row.bookingId ?? null,
    bookingNumber: booking?.bookingNumber ?? null,
    resolution: row.resolution ?? null,
  }
}
