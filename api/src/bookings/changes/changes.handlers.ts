import { toTravellerEvents } from '../booking/booking-events-view.ts'
import { stepsOf } from '../booking/booking-events.service.ts'
import { toBooking } from '../booking/booking-view.ts'
import { getOwnBooking } from '../booking/bookings.service.ts'
import { isDeepStrictEqual } from 'node:util'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { keysByName } from '#people/partners/keys-by-name.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { cancel } from '../cancellations/cancellation.service.ts'
import { change, previewChange } from './change.service.ts'
import { cancellationOf } from '../cancellations/cancellation-terms.ts'

export const changeHandlers: Handlers<
  'previewCancellation' | 'cancelBooking' | 'previewBookingChange' | 'changeBooking' | 'listBookingEvents'
> = {
  async previewCancellation({ userId, path }, context) {
    const booking = await getOwnBooking(context, userId, path.id)
    return { status: 200, body: cancellationOf(booking, context.now()) }
  },

  async cancelBooking({ userId, partner, path, body, headers }, context) {
    const [key, ifMatch] = [headers['idempotency-key'], headers['if-match']]
    const answer = await cancel(context, { userId, keyId: partner?.keyId, id: path.id, body, key, ifMatch })
    return { ...answer, headers: await tagOfAnswer(context, userId, answer.body.booking) }
  },

  async previewBookingChange({ userId, path, body }, context) {
    return { status: 200, body: await previewChange(context, userId, path.id, body) }
  },

  async changeBooking({ userId, path, body, headers, host, partner }, context) {
    const [key, ifMatch] = [headers['idempotency-key'], headers['if-match']]
    // A key that may not book on the invoice does not make more of it either: the difference is paid by the link.
    const isPartners = partner?.kind === 'secret' && partner.scopes.includes('invoices')
    const asked = { userId, keyId: partner?.keyId, id: path.id, body, key, ifMatch, host, isPartners }
    const answer = await change(context, asked)
    return { ...answer, headers: await tagOfAnswer(context, userId, answer.body.booking) }
  },

  async listBookingEvents({ userId, path }, context) {
    const { id } = await getOwnBooking(context, userId, path.id)
    const em = context.orm.em.fork()
    const steps = await stepsOf(em, id)
    const keys = await keysByName(
      em,
      steps.map(({ keyId }) => keyId),
    )
    return { status: 200, body: { events: toTravellerEvents(steps, keys) } }
  },
}

/** The tag of the booking that was answered; none where it is another by now, or an answer of before was given again. */
async function tagOfAnswer(
  context: Context,
  userId: string,
  answered: components['schemas']['Booking'],
): Promise<Record<string, string>> {
  const booking = await getOwnBooking(context, userId, answered.id)
  return isDeepStrictEqual(toBooking(booking), answered) ? tagged(booking) : {}
}
