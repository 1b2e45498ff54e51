import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { administrator } from '../support/administrators.ts'
import { changeBy } from '../support/changes.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, paidBooking, settleNewest } from '../support/money.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let client: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  ;({ client } = await newTraveller(service.url))
})

interface Followed {
  leg: string
  state: string
  version: number
  round: number
  passengers: number
  moves: string[]
}

async function ridesOf(bookingId: number): Promise<Followed[]> {
  const { rows } = await sql<Followed>`
    select r.leg, r.state, r.version, r.round, r.passengers,
      (select array_agg(e.move order by e.id) from ride_event e where e.ride_id = r.id) as moves
    from ride r where r.booking_id = ${bookingId} order by r.leg`.execute(database(service))
  return rows
}

const set = (id: number, status: string) =>
  admin.call('PATCH', `/api/admin/bookings/${id}/status`, { status })
const daysAhead = (days: number) =>
  new Date(service.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

describe('the rides of a booking', () => {
  it('are made when it is paid, one of each way, and not before', async () => {
    const request = trip(service.clock.now, {
      isRoundTrip: true,
      returnDate: daysAhead(6),
      returnTime: '12:00',
    })
    const { id } = (await bookBy(client, request)).body.booking
    expect(await ridesOf(id)).toEqual([])
    await settleNewest(service, id)
    const fresh = { state: 'open', version: 1, round: 1, passengers: 2, moves: ['create'] }
    expect(await ridesOf(id)).toEqual([
      { leg: 'outbound', ...fresh },
      { leg: 'return', ...fresh },
    ])
    await settleNewest(service, id)
    expect(await ridesOf(id)).toHaveLength(2)
  })

  it('are others when it is changed, and asked about anew', async () => {
    const { id } = await paidBooking(service, client)
    const changed = await changeBy(client, id, { passengers: 3 })
    expect(changed.status).toBe(200)
    expect(await ridesOf(id)).toMatchObject([
      { version: 2, round: 2, passengers: 3, moves: ['create', 'amend'] },
    ])
    await changeBy(client, id, { travelNumber: 'LX 123' })
    // The carrier agreed to the same ride: only its version tells that a fact of the booking is another.
    expect(await ridesOf(id)).toMatchObject([{ version: 3, round: 2 }])
  })

  it('end with it, and come back with it', async () => {
    const { id } = await paidBooking(service, client)
    await client.call('POST', `/api/bookings/${id}/cancellation`, {})
    expect(await ridesOf(id)).toMatchObject([{ state: 'cancelled', moves: ['create', 'cancel'] }])
    await set(id, 'confirmed')
    expect(await ridesOf(id)).toMatchObject([
      { state: 'open', round: 2, moves: ['create', 'cancel', 'reopen'] },
    ])
    await set(id, 'completed')
    expect(await ridesOf(id)).toMatchObject([{ state: 'done' }])
    await set(id, 'cancelled')
    expect(await ridesOf(id)).toMatchObject([{ state: 'done' }])
  })

  it('are made when an administrator confirms it, and withdrawn when nobody is to be sent', async () => {
    const { id } = (await bookBy(client, trip(service.clock.now))).body.booking
    await set(id, 'confirmed')
    expect(await ridesOf(id)).toMatchObject([{ state: 'open' }])
    await set(id, 'pending')
    expect(await ridesOf(id)).toMatchObject([{ state: 'cancelled' }])
  })
})
