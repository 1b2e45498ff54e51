import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { idOf } from './administrators.ts'
import { TestClient } from './client.ts'
import type { Schemas } from './money.ts'
import { carriersRide } from './rides.ts'
import type { TestService } from './service.ts'
import { newTraveller } from './traveller.ts'

/** A ride of the traveller with its driver, whose phone calls from nowhere in particular. */
export async function drivenRide(service: TestService, traveller: TestClient) {
  const { client: carrier } = await newTraveller(service.url)
  const ride = await carriersRide(service, traveller, await idOf(carrier), 'assigned')
  const link = async () => {
    const made = await carrier.call<Schemas['DriverLink']>(
      'POST',
      `/api/carrier/rides/${ride.rideId}/driver-link`,
    )
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.url.split('#')[1] ?? ''
  }
  const token = await link()
  const phone = new TestClient(service.url)
  const pickup = Date.parse(ride.booking.pickupAt)
  const at = (minutes: number) => new Date(pickup + minutes * 60_000)
  const report = (kind: string, minutes: number, id: string = randomUUID()) => ({
    id,
    kind,
    occurredAt: at(minutes).toISOString(),
  })
  const send = async (...events: object[]) => {
    const sent = await phone.call<Schemas['DriverEventsTaken']>('POST', '/api/driver/events', {
      token,
      events,
    })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    return { ...sent.body, said: sent.body.outcomes.map(({ outcome }) => outcome) }
  }
  const look = (own = token) => phone.call<Schemas['DriverRide']>('POST', '/api/driver/ride', { token: own })
  const clock = (minutes: number) => {
    service.clock.now = at(minutes)
  }
  return { ...ride, carrier, link, token, phone, at, report, send, look, clock }
}
