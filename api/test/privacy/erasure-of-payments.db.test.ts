import { beforeAll, expect, it } from 'vitest'
import { bookBy, paidBooking, type Schemas } from '../support/money.ts'
import { rowsHolding, tablesOf } from '../support/personal-traces.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD, trip } from '../support/traveller.ts'

const WORDS = {
  nameBoard: 'Quillfeather family',
  travelNumber: 'QF 77717',
  specialRequests: 'The cello comes along.',
}
const LATER = {
  pickupAddress: 'Owl House',
  nameBoard: 'Zebediah of the owls',
  specialRequests: 'Two cellos come along.',
}
const REASON = 'My sister Wilhelmina is ill.'

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})

it('leaves nothing of a person in changes, in the payments of changes, on name boards and in reasons', async () => {
  const { client, email } = await newTraveller(service.url)
  const paid = await paidBooking(service, client, { how: WORDS })
  const changed = async (wish: Record<string, unknown>) =>
    (await client.call<Schemas['BookingChangeResult']>('POST', `/api/bookings/${paid.id}/changes`, wish)).body
  const dearer = { vehicleTypeId: 3, ...LATER }
  expect((await changed(dearer)).applied).toBe(false)
  expect((await changed(LATER)).applied).toBe(true)
  const { body } = await bookBy(client, trip(service.clock.now))
  await client.call('POST', `/api/bookings/${body.booking.id}/cancellation`, { reason: REASON })
  await client.call('POST', `/api/bookings/${paid.id}/cancellation`, {})
  const texts = [...Object.values(WORDS), ...Object.values(LATER), REASON, email]
  const kept = ['public.booking', 'public.booking_change', 'public.booking_event', 'public.payment_session']
  expect(tablesOf(await rowsHolding(service, texts))).toEqual(expect.arrayContaining(kept))

  expect((await client.call('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(200)
  // The mails that say goodbye go to the address that was.
  const left = (await rowsHolding(service, texts)).filter((row) => !/^jobs\.|^public\.mailbox_/.test(row))
  expect(left).toEqual([])
})
