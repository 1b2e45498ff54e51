import { randomUUID } from 'node:crypto'
import { ContactRequest } from '#people/contact/contact-request.entity.ts'
import { insertRow } from '#platform/database/rows.ts'
import type { Cast, Person } from './access-cast.ts'
import { callbackBody, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import type { TestService } from '../support/service.ts'
import { bookTrip, trip } from '../support/traveller.ts'

/** What an operation is called with, where that is not its bare path. */
export interface Call {
  /** For the placeholder of the path. */
  id?: string
  /** For further placeholders, by their names. */
  more?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface Scene {
  service: TestService
  cast: Cast
  /** Who calls; a visitor is nobody. */
  caller: Person | undefined
  /** The headers of the partner's server. */
  partner: Record<string, string>
}

/** The same body for a booking of the owner's. */
export const onBooking = async (scene: Scene, body: object): Promise<Call> => ({
  id: String((await bookingOf(scene)).id),
  body,
})

export async function paidBooking(scene: Scene): Promise<number> {
  const { id } = await bookingOf(scene)
  const [session] = await paymentsOf(scene.service, id)
  if (!session) throw new Error('the booking has no payment')
  await sendCallback(scene.service, callbackBody(session, 'paid'))
  return id
}

/** A message of somebody's, past the form: its limits are for an hour, and hold for all of these calls together. */
export async function messageToUs(service: TestService): Promise<number> {
  const { id } = await insertRow(service.context.orm.em.fork(), ContactRequest, {
    userId: null,
    name: 'Ada Kowalska',
    email: `${randomUUID()}@example.com`,
    phone: null,
    subject: 'A second seat',
    category: 'booking',
    message: 'We will be one child more.',
    bookingNumber: null,
    isOwnBooking: false,
    language: 'en',
    assigneeId: null,
    status: 'new',
    createdAt: service.clock.now,
  })
  return id
}

export async function bookingOf({ service, cast }: Scene) {
  const { booked } = await bookTrip((await cast.owner()).client, trip(service.clock.now))
  return booked.body.booking
}
