import type { ClassPrices } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { fakeFlow, fillTrip, later, quotedFlow } from './testing/fake-flow.ts'
import { problem } from './testing/problem.ts'
import { pricesOf, pricesOfFleet, quoteOf } from './testing/samples.ts'

/** Longer than the pause after which prices are asked for anew. */
const A_WHILE = 1_000

describe('a class', () => {
  it('is the cheapest with room until the traveller chooses one, and follows the party', async () => {
    const { flow, state } = fakeFlow()
    await flow.loadVehicles()
    expect(state()).toMatchObject({ isVehicleSuggested: true, form: { vehicleTypeId: 1 } })
    flow.setField('passengers', 6)
    expect(state().form).toMatchObject({ vehicleTypeId: 4, passengers: 6 })
    flow.setVehicle(3)
    flow.setField('passengers', 2)
    expect(state()).toMatchObject({ isVehicleSuggested: false, form: { vehicleTypeId: 3, passengers: 2 } })
  })

  it('is chosen once it has a price', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    all.flow.reset({ keepRoute: true })
    all.flow.prefill({ pickupDate: '2026-05-14', pickupTime: '14:30' })
    expect(all.state().isVehicleSuggested).toBe(true)
    await all.flow.calculatePrice()
    expect(all.state().isVehicleSuggested).toBe(false)
  })

  it('has its price at once, without another call, and is what is booked', async () => {
    const { flow, client, state } = await quotedFlow()
    flow.setVehicle(4)
    expect(state()).toMatchObject({ status: { quote: 'idle' }, quote: { totalPriceCents: 17_096 } })
    expect(client.calculatePrices).toHaveBeenCalledOnce()
    await flow.book()
    const [booking] = client.createBooking.mock.lastCall ?? []
    expect(booking?.body).toMatchObject({ vehicleTypeId: 4, quoteId: state().priced?.quotes[3]?.quoteId })
  })

  it('without a price of its own gets one', async () => {
    const all = fakeFlow()
    all.client.calculatePrices.mockResolvedValueOnce(pricesOf(quoteOf()))
    await fillTrip(all)
    await all.flow.calculatePrice()
    all.flow.setVehicle(2)
    expect(all.state().status.quote).toBe('working')
    await all.clock.pass(A_WHILE)
    expect(all.state()).toMatchObject({ status: { quote: 'idle' }, quote: { totalPriceCents: 13_096 } })
  })
})

describe('passengers, extras and access level', () => {
  it.each([
    ['passengers', 3],
    ['suitcases', 2],
    ['handLuggage', 1],
    ['childSeats', 1],
    ['meetAndGreet', true],
    ['accessLevel', 'flexible'],
  ] as const)('get fresh prices by themselves, for the class that was chosen: %s', async (field, value) => {
    const all = await quotedFlow()
    all.flow.setVehicle(2)
    all.client.calculatePrices.mockResolvedValue(pricesOfFleet({ quoteId: 'fresh' }))
    all.flow.setField(field as 'suitcases', value as number)
    expect(all.state()).toMatchObject({ status: { quote: 'working' }, quote: { totalPriceCents: 13_096 } })
    await all.clock.pass(A_WHILE)
    expect(all.state()).toMatchObject({
      status: { quote: 'idle' },
      quote: { quoteId: 'fresh', vehicleType: { id: 2 } },
    })
    expect(all.client.calculatePrices).toHaveBeenCalledTimes(2)
    expect(all.client.calculateDistance).toHaveBeenCalledOnce()
  })

  it('are asked for once for several touches, and not at all when all is as it was', async () => {
    const { flow, clock, client, state } = await quotedFlow()
    flow.setField('suitcases', 1)
    await clock.pass(100)
    flow.setField('suitcases', 2)
    await clock.pass(100)
    flow.setField('suitcases', 0)
    expect(state().status.quote).toBe('idle')
    await clock.pass(A_WHILE)
    expect(client.calculatePrices).toHaveBeenCalledOnce()
  })

  it('go back to what there is a price for when there is none for the new ones, and say why', async () => {
    const all = await quotedFlow()
    all.client.calculatePrices.mockRejectedValueOnce(problem(500, 'INTERNAL', 'Something broke.'))
    all.flow.setField('accessLevel', 'flexible')
    await all.clock.pass(A_WHILE)
    expect(all.state()).toMatchObject({
      status: { quote: 'idle' },
      form: { accessLevel: 'saver' },
      quote: { totalPriceCents: 11_096 },
    })
    expect(all.state().errors.accessLevel).toBeDefined()
    expect(all.notices).toEqual([])
  })

  it('that the class has no room for keep the prices in sight, and are not booked', async () => {
    const { flow, clock, client, state } = await quotedFlow()
    flow.setField('suitcases', 4)
    await clock.pass(A_WHILE)
    expect(client.calculatePrices).toHaveBeenCalledOnce()
    expect(state()).toMatchObject({
      errors: { suitcases: { id: 'suitcasesMax' } },
      status: { quote: 'idle' },
    })
    await flow.book()
    expect(client.createBooking).not.toHaveBeenCalled()
    flow.setVehicle(4)
    await clock.pass(A_WHILE)
    expect(state()).toMatchObject({ errors: {}, quote: { vehicleType: { id: 4 } } })
  })

  it('do not bring a price back that the traveller has left: the trip goes on', async () => {
    const all = await quotedFlow()
    const slow = later<ClassPrices>()
    all.client.calculatePrices.mockReturnValueOnce(slow.promise)
    all.flow.setField('meetAndGreet', true)
    await all.clock.pass(A_WHILE)
    all.flow.setField('pickupTime', '16:00')
    slow.resolve(pricesOfFleet())
    await all.clock.pass(0)
    expect(all.state()).toMatchObject({ quote: null, priced: null, status: { quote: 'idle' } })
  })

  it('of a price that has run out are priced with the next press', async () => {
    const { flow, clock, state } = await quotedFlow()
    await clock.pass(60 * 60_000)
    flow.setField('suitcases', 1)
    expect(state()).toMatchObject({ quote: null, status: { quote: 'idle' } })
  })
})
