import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import { Booking } from '../../bookings/booking.entity.ts'
import { recordStep, standingOf } from '../../bookings/booking-events.service.ts'
import type { components } from '../../contract/generated/contract.ts'
import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import { findRows } from '../../database/rows.ts'
import { Problem, fieldProblem } from '../../http/problem.ts'
import { BANK, bookingAccount, gatewayAccount, SUSPENSE } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.service.ts'
import { isSandbox } from '../../payments/gateway.ts'
import { PaymentReview, type PaymentReviewRow } from '../../payments/payment-review.entity.ts'
import { lockBooking } from '../money/find-booking.ts'
import { mailTraveller } from '../money/mail-traveller.ts'
import { receive } from '../money/receive.ts'
import { giveBack } from '../money/refund.ts'
import { askForRest } from './ask-for-rest.ts'
import { endWait, isWaitedFor } from './end-of-wait.ts'

type Schemas = components['schemas']
type Resolution = Schemas['ReviewResolution']

const MOST = 100

/** Payments that wait for a person, the oldest first. */
export async function listReviews({ orm }: Context): Promise<Schemas['PaymentReviewList']> {
  const em = orm.em.fork()
  const rows = await findRows(
    em,
    PaymentReview,
    sql`where resolution is null order by received_at, id limit ${MOST}`,
  )
  return { reviews: await Promise.all(rows.map((row) => toReview(em, row))) }
}

/**
 * Decides what becomes of a payment that waits, once.
 * @throws Problem NOT_FOUND, REVIEW_RESOLVED, RULE_VIOLATION for what cannot be decided so
 */
export async function resolveReview(
  context: Context,
  administratorId: string,
  id: string,
  body: Resolution,
): Promise<Schemas['PaymentReview']> {
  return context.orm.em.fork().transactional(async (em) => {
    const review = await em.findOne(PaymentReview, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!review) throw new Problem('NOT_FOUND', 'There is no such payment.')
    if (review.resolution) throw new Problem('REVIEW_RESOLVED', 'Somebody decided on this payment before.')
    await moveMoney(context, em, review, body, administratorId)
    review.resolution = body.resolution
    review.resolvedAt = context.now()
    review.resolvedBy = administratorId
    review.note = body.note?.trim() || null
    await em.flush()
    const why = review.note
    await endWait(context, em, review, { actor: 'administrator', actorId: administratorId, why })
    return toReview(em, review)
  })
}

async function moveMoney(
  context: Context,
  em: EntityManager,
  review: PaymentReviewRow,
  { resolution, bookingId, note }: Resolution,
  administratorId: string,
): Promise<void> {
  const reference = `review:${review.id}`
  // Nothing came, so nothing moves.
  if (review.amountCents === 0) return
  if (resolution === 'nothing-received' && review.gateway === 'balance') {
    const text = 'This money came: it was on a balance. Say that it was returned once it is paid out.'
    throw fieldProblem('RULE_VIOLATION', 'resolution', text)
  }
  if (resolution === 'returned' || resolution === 'nothing-received') {
    if (review.currency !== 'EUR') return
    // It leaves by where it came in; a balance that nobody is there for any more is paid out of the bank.
    const account = review.gateway === 'balance' ? BANK : gatewayAccount(review.gateway)
    const entries = [
      { account: SUSPENSE, amountCents: review.amountCents },
      { account, amountCents: -review.amountCents },
    ]
    const { bookingId: about = null } = review
    await post(em, { reference, kind: 'CORRECTION', bookingId: about, entries }, context.now())
    return
  }
  if (review.currency !== 'EUR') {
    throw fieldProblem(
      'RULE_VIOLATION',
      'resolution',
      'Only euros can go to a booking or a balance. Send it back at the gateway.',
    )
  }
  const id = bookingId ?? review.bookingId
  if (!id) throw fieldProblem('RULE_VIOLATION', 'bookingId', 'Please say whose booking it is for.')
  const booking = await lockBooking(em, { id })
  const why = note?.trim() || null
  const by = { actor: 'administrator' as const, actorId: administratorId, why }
  if (booking.isTest !== (review.gateway === 'test')) {
    throw fieldProblem(
      'RULE_VIOLATION',
      'bookingId',
      'What was paid for a test pays for tests, and nothing else does.',
    )
  }
  const { amountCents } = review
  if (resolution === 'to-booking') {
    const isAwaited = id === review.bookingId && (await isWaitedFor(em, review))
    const method = isSandbox(review.gateway) ? 'test' : 'card'
    await receive(context, em, booking, {
      reference,
      source: SUSPENSE,
      amountCents,
      method,
      isAwaited,
      ...by,
    })
    await askForRest(context, em, booking)
    return
  }
  const entries = [
    { account: SUSPENSE, amountCents },
    { account: bookingAccount(id), amountCents: -amountCents },
  ]
  await post(em, { reference, kind: 'CORRECTION', bookingId: id, entries }, context.now())
  await giveBack(context, em, booking, {
    reference: `balance:${reference}`,
    kind: 'OVERPAYMENT',
    amountCents,
  })
  const step = { ...by, kind: 'REFUNDED', amountCents: -amountCents } as const
  await recordStep(em, booking, standingOf(booking), step, context.now())
  await mailTraveller(context, em, booking, '/balance', { kind: 'payment-to-balance', amountCents })
}

async function toReview(em: EntityManager, row: PaymentReviewRow): Promise<Schemas['PaymentReview']> {
  const booking = row.bookingId ? await em.findOne(Booking, { id: row.bookingId }) : null
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
