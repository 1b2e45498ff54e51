import { randomUUID } from 'node:crypto'
import { Problem } from '#platform/http/problem.ts'
import { NOT_THERE } from './pay-booking.ts'
import { isUuid } from './ride-of.ts'
import { aimOf } from './way-in.ts'
import { again, withQuery, type Outcome, type Visit } from './visit.ts'

/** What cancelling a booking would bring, to the cent, before it is cancelled. */
export async function showCancellation(visit: Visit): Promise<Outcome> {
  const { booking: id } = aimOf(visit.fields)
  if (!visit.userId) return { goTo: withQuery('/book/sign-in', aimOf(visit.fields)) }
  if (!id) return { goTo: '/book/bookings' }
  try {
    return { page: await cancellationOf(visit, id), values: visit.fields }
  } catch (thrown) {
    return again(thrown, visit, { step: 'gone' })
  }
}

/** Cancels at what was shown: where less would go back by now nothing is cancelled, and the page says what would. */
export async function cancelBooking(visit: Visit): Promise<Outcome> {
  const { ctx, call, fields, userId } = visit
  const { booking: id } = aimOf(fields)
  if (!userId) return { goTo: withQuery('/book/sign-in', aimOf(fields)) }
  if (!id) return { goTo: '/book/bookings' }
  const reason = fields['reason']?.trim()
  try {
    await call(ctx, 'cancelBooking', {
      path: { id },
      // A form that says nothing of what was shown agrees to nothing kept.
      body: {
        expectedRefundCents: centsIn(fields['refund']) ?? MOST_CENTS,
        expectedKeptCents: centsIn(fields['kept']) ?? 0,
        ...(reason && { reason }),
      },
      headers: { 'idempotency-key': isUuid(fields['key']) ? fields['key'] : randomUUID() },
    })
    return { goTo: withQuery('/book/booking', { booking: id }) }
  } catch (thrown) {
    if (thrown instanceof Problem && NOT_THERE.has(thrown.code)) return again(thrown, visit, { step: 'gone' })
    return again(thrown, visit, await cancellationOf(visit, id))
  }
}

/** As much as the contract takes: no refund reaches it. */
const MOST_CENTS = 1_000_000_000

const centsIn = (text = ''): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

async function cancellationOf({ ctx, call }: Visit, id: string) {
  const path = { id }
  const [booking, cancellation] = await Promise.all([
    call(ctx, 'getBooking', { path }),
    call(ctx, 'previewCancellation', { path }),
  ])
  return { step: 'cancel' as const, booking, cancellation, key: randomUUID() }
}
