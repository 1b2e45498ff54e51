import { holdUser } from '#people/accounts/find-user.ts'
import { toBooking } from '../booking/booking-view.ts'
import { getOwnBooking } from '../booking/bookings.service.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { cancelBooking } from './cancel-booking.ts'
import { lockBooking } from '../booking/booking-record.ts'
import { balanceOf } from '../funds/use-balance.ts'
import { cancellationOf, leavingByTerms } from './cancellation-terms.ts'

type Schemas = components['schemas']

interface AskedCancellation {
  userId: string
  id: number
  /** The partner's key that asks in the traveller's place. */
  keyId?: string | null | undefined
  body: Schemas['CancellationRequest']
  key: string | undefined
  /** The tag of the booking that was seen. */
  ifMatch: string | undefined
}

/**
 * Cancels a traveller's booking by its terms, once: a booking that is cancelled already is answered as it is.
 * @throws Problem NOT_FOUND, CANCELLATION_NOT_ALLOWED, CANCELLATION_CHANGED (with the fresh preview), PRECONDITION_FAILED
 */
export async function cancel(
  context: Context,
  asked: AskedCancellation,
): Promise<{ status: 200; body: Schemas['CancellationResult'] }> {
  const { userId, id, body, key } = asked
  return once(
    context,
    { userId, operation: 'cancelBooking', key, body: { ...body, id } },
    {
      prepare: async () => undefined,
      create: async (em) => {
        await cancelOwn(context, em, asked)
        return { resource: String(id) }
      },
      finish: () => answer(context, userId, id),
    },
  )
}

async function cancelOwn(
  context: Context,
  em: EntityManager,
  { userId, keyId = null, id, body, ifMatch }: AskedCancellation,
): Promise<void> {
  const { expectedRefundCents, expectedKeptCents, reason } = body
  await holdUser(em, userId)
  const booking = await lockBooking(em, { id, userId })
  if (booking.status === 'cancelled') return
  assertMatches(ifMatch, booking)
  const cancellation = cancellationOf(booking, context.now())
  if (!cancellation.canCancel) throw new Problem('CANCELLATION_NOT_ALLOWED', cancellation.message)
  const { refundCents, keptCents } = cancellation
  // Somebody who saw an unpaid booking has not agreed to losing what was paid since.
  if (refundCents < (expectedRefundCents ?? 0) || keptCents > (expectedKeptCents ?? keptCents)) {
    const text =
      'What goes back or is kept is not what you were shown any more. Please look at it and cancel again.'
    throw new Problem('CANCELLATION_CHANGED', text, { extra: { cancellation } })
  }
  await cancelBooking(context, em, booking, {
    refundCents: leavingByTerms(booking, context.now()),
    reason: 'traveller',
    by: { actor: 'traveller', actorId: userId, keyId },
    why: reason?.trim() || null,
  })
}

async function answer(context: Context, userId: string, id: number) {
  const booking = await getOwnBooking(context, userId, id)
  const body: Schemas['CancellationResult'] = {
    booking: toBooking(booking),
    refundedCents: booking.refundedCents,
    balanceCents: await balanceOf(context.orm.em.fork(), booking),
    currency: 'EUR',
  }
  return { status: 200 as const, body }
}
