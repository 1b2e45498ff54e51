import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import type { PaymentReviewRow } from './payment-review.entity.ts'

export type PaymentToReview = Pick<
  PaymentReviewRow,
  'gateway' | 'eventId' | 'why' | 'amountCents' | 'currency' | 'expectedCents' | 'sessionId' | 'bookingId'
>

/** Whether money of this sum was set aside for a session before, by whichever event. */
export async function isInReview(
  em: EntityManager,
  sessionId: string,
  { amountCents, currency }: Pick<PaymentToReview, 'amountCents' | 'currency'>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_review where session_id = ${sessionId} and amount_cents = ${amountCents}
      and currency = ${currency} limit 1`.execute(em.getKysely())
  return rows.length > 0
}

/**
 * Sets money aside that fits nothing, for a person to decide on. The same event is set aside once.
 * @returns the review's id; undefined when it was there already
 */
export async function park(
  em: EntityManager,
  payment: PaymentToReview,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into payment_review
      (id, gateway, event_id, why, amount_cents, currency, expected_cents, session_id, booking_id, received_at)
    values (${randomUUID()}, ${payment.gateway}, ${payment.eventId}, ${payment.why}, ${payment.amountCents},
      ${payment.currency}, ${payment.expectedCents ?? null}, ${payment.sessionId ?? null}, ${payment.bookingId ?? null}, ${now})
    on conflict (gateway, event_id) do nothing returning id`.execute(em.getKysely())
  return rows[0]?.id
}
