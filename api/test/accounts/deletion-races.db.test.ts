import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { behind } from '../support/behind.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, expectSound, newestSession, paidBooking } from '../support/money.ts'
import { callbackBody, sendCallback } from '../support/payment-callbacks.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD, trip } from '../support/traveller.ts'

const DAY = 86_400_000

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})

const remove = (client: TestClient) => client.call('POST', '/api/account/deletion', { password: PASSWORD })

describe('an account that is removed while its money comes', () => {
  it('does not cross the payment of a booking', async () => {
    const { client } = await newTraveller(service.url)
    const { id } = (await bookBy(client, trip(service.clock.now))).body.booking
    const session = await newestSession(service, id)
    const row = sql`select 1 from booking where id = ${id} for update`
    const pay = () => sendCallback(service, callbackBody(session, 'paid'))
    // The removal has the booking first, and the payment its session.
    expect(await behind(service, row, () => remove(client), pay)).toEqual([200, 200])
    await expectSound(service)
  })

  it('does not cross the payment of a change', async () => {
    const { client } = await newTraveller(service.url)
    const { id } = await paidBooking(service, client)
    service.clock.now = new Date(service.clock.now.getTime() + 1)
    await client.call('POST', `/api/bookings/${id}/changes`, { vehicleTypeId: 3 })
    const session = await newestSession(service, id)
    service.clock.now = new Date(Date.now() + 4 * DAY)
    const row = sql`select 1 from booking where id = ${id} for update`
    const pay = () => sendCallback(service, callbackBody(session, 'paid'))
    expect(await behind(service, row, () => remove(client), pay)).toEqual([200, 200])
    await expectSound(service)
  })
})
