import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Cast, Person } from './access-cast.ts'
import { TestClient } from '../support/client.ts'
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

export async function messageToUs(service: TestService): Promise<number> {
  const message = {
    name: 'Ada Kowalska',
    email: `${randomUUID()}@example.com`,
    subject: 'A second seat',
    category: 'booking',
    message: 'We will be one child more.',
  }
  await new TestClient(service.url).call('POST', '/api/contact-requests', message)
  const { rows } = await sql<{
    id: number
  }>`select id from contact_request where email = ${message.email}`.execute(
    service.context.orm.em.fork().getKysely(),
  )
  return rows[0]?.id ?? 0
}

export async function bookingOf({ service, cast }: Scene) {
  const { booked } = await bookTrip((await cast.owner()).client, trip(service.clock.now))
  return booked.body.booking
}
