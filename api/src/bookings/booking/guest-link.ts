import { GUEST_LINK_DAYS, MS_PER_DAY } from '@fiacre/sdk/rules'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { BookingRow } from './booking.entity.ts'

/**
 * The secret of a guest's link. It follows from the booking's id and a secret of the service, so that every mail and every answer
 * carries the same one without its being kept anywhere.
 */
function guestToken(secret: string, bookingId: number): string {
  const mac = createHmac('sha256', secret).update(`guest-link:${bookingId}`).digest('base64url').slice(0, 32)
  return `g_${bookingId.toString(36)}_${mac}`
}

/** The booking that a token is of; undefined for one that we did not make. */
export function bookingOfToken(secret: string, token: string): number | undefined {
  const id = Number.parseInt(/^g_([0-9a-z]{1,7})_/.exec(token)?.[1] ?? '', 36)
  if (!Number.isSafeInteger(id)) return undefined
  const [sent, ours] = [Buffer.from(token), Buffer.from(guestToken(secret, id))]
  return sent.length === ours.length && timingSafeEqual(sent, ours) ? id : undefined
}

/**
 * Where a guest pays for a booking and looks after it. The secret stands behind the `#`, which no browser sends along.
 * @param path the page of our site that it leads to
 */
export function guestAddress(
  { publicUrl, checkoutSecret }: Pick<Context, 'publicUrl' | 'checkoutSecret'>,
  bookingId: number,
  path: string,
): string {
  const url = new URL(`${publicUrl}/guest`)
  url.searchParams.set('to', path)
  url.hash = guestToken(checkoutSecret, bookingId)
  return url.href
}

/** Until when a guest's link opens the booking: some days after its last ride. */
export function guestLinkUntil({ pickupAt, returnAt }: Pick<BookingRow, 'pickupAt' | 'returnAt'>): Date {
  return new Date((returnAt ?? pickupAt).getTime() + GUEST_LINK_DAYS * MS_PER_DAY)
}
