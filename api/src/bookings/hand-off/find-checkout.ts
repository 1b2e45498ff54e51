import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { CheckoutSession, type CheckoutSessionRow } from './checkout-session.entity.ts'

export async function findCheckout(
  { orm }: Context,
  where: Partial<CheckoutSessionRow>,
): Promise<CheckoutSessionRow | null> {
  return findRow(orm.em.fork(), CheckoutSession, where)
}

/** The newest opened checkout of a traveller, on whatever device it was opened, while it lasts. */
export async function findCheckoutOf(
  { orm, now }: Context,
  userId: string,
): Promise<CheckoutSessionRow | undefined> {
  const rest = sql`where user_id = ${userId} and opened_at is not null and expires_at > ${now()}
    order by opened_at desc limit 1`
  const [row] = await findRows(orm.em.fork(), CheckoutSession, rest)
  return row
}

/** The booking that was made of a checkout, and whether it is paid; null until there is one. */
export async function bookingOfCheckout(
  { orm }: Context,
  { bookingId }: Pick<CheckoutSessionRow, 'bookingId'>,
): Promise<{ id: number; bookingNumber: string; isPaid: boolean } | null> {
  if (!bookingId) return null
  const { rows } = await sql<{ id: number; bookingNumber: string; isPaid: boolean }>`
    select id, booking_number as "bookingNumber", payment_status = 'completed' as "isPaid"
    from booking where id = ${bookingId}`.execute(orm.em.fork().getKysely())
  return rows[0] ?? null
}

export function isOver(checkout: Pick<CheckoutSessionRow, 'expiresAt'>, now: Date): boolean {
  return checkout.expiresAt <= now
}

/** Whoever opened it in this browser, and the traveller it is bound to; once booked, the one who booked. */
export function isOwn(
  checkout: CheckoutSessionRow,
  userId: string | undefined,
  openedHere: readonly string[],
): boolean {
  return (
    (userId !== undefined && checkout.userId === userId) ||
    (!checkout.bookingId && openedHere.includes(checkout.id))
  )
}

export function checkoutExpired(): Problem {
  return new Problem(
    'CHECKOUT_EXPIRED',
    'This checkout has expired. Please start again from the page you came from.',
  )
}
