import { expect, it } from 'vitest'
import { fakeFlow, fillTrip } from './testing/fake-flow.ts'
import { GENEVA_AIRPORT } from './testing/samples.ts'

it('a price of a car by the hour names the hours, and asks for no way', async () => {
  const all = fakeFlow()
  await fillTrip(all)
  all.flow.toggleRoundTrip(false, 4)
  await all.flow.calculatePrice()
  expect(all.client.calculateDistance).not.toHaveBeenCalled()
  const body = all.client.calculatePrices.mock.calls[0]![0].body
  expect(body).toMatchObject({ pickupLocation: GENEVA_AIRPORT.label, durationHours: 4, isRoundTrip: false })
  expect(body).not.toHaveProperty('destination')
  expect(body).not.toHaveProperty('destinationPoint')
  // More hours are priced by themselves; another kind of trip is not.
  all.flow.setField('durationHours', 5)
  expect(all.state().status.quote).toBe('working')
  all.flow.toggleRoundTrip(false)
  expect(all.state()).toMatchObject({ quote: null, form: { durationHours: 0 } })
})
