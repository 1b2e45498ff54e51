import { describe, expect, it } from 'vitest'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, later, quotedFlow } from './testing/fake-flow.ts'
import { CHAMONIX, FLEET, GENEVA_AIRPORT } from './testing/samples.ts'

describe('round trip', () => {
  it('suggests a return 7 days after the pickup, at the same time', () => {
    const { flow, state } = fakeFlow()
    flow.setField('pickupDate', '2026-05-14')
    flow.setField('pickupTime', '14:30')
    flow.toggleRoundTrip()
    expect(state().form).toMatchObject({ isRoundTrip: true, returnDate: '2026-05-21', returnTime: '14:30' })
  })

  it('suggests the return once the pickup is known', () => {
    const { flow, state } = fakeFlow()
    flow.toggleRoundTrip(true)
    expect(state().form.returnDate).toBe('')
    flow.setField('pickupDate', '2026-05-14')
    expect(state().form.returnDate).toBe('2026-05-21')
  })

  it('keeps a return that still follows the pickup', () => {
    const { flow, state } = fakeFlow()
    flow.setField('pickupDate', '2026-05-14')
    flow.toggleRoundTrip(true)
    flow.setField('returnDate', '2026-05-16')
    flow.setField('pickupDate', '2026-05-15')
    expect(state().form.returnDate).toBe('2026-05-16')
  })

  it('suggests another return when the pickup moves past it, or more than 14 days before it', () => {
    const { flow, state } = fakeFlow()
    flow.setField('pickupDate', '2026-05-13')
    flow.toggleRoundTrip(true)
    flow.setField('pickupDate', '2026-05-25')
    expect(state().form.returnDate).toBe('2026-06-01')
    flow.setField('pickupDate', '2026-05-13')
    expect(state().form.returnDate).toBe('2026-05-20')
  })

  it('keeps the return while the traveller looks at one way', () => {
    const { flow, state } = fakeFlow()
    flow.setField('pickupDate', '2026-05-14')
    flow.toggleRoundTrip(true)
    flow.setField('returnDate', '2026-05-16')
    flow.toggleRoundTrip(false)
    flow.toggleRoundTrip(true)
    expect(state().form.returnDate).toBe('2026-05-16')
  })
})

describe('vehicle', () => {
  it('clamps the passengers to what it seats, and remembers that it did', async () => {
    const { flow, state } = fakeFlow()
    await flow.loadVehicles()
    flow.setField('passengers', 6)
    flow.setVehicle(3)
    expect(state().form.passengers).toBe(3)
    expect(state().passengersBefore).toBe(6)
  })

  it('gives the whole party back to a larger vehicle', async () => {
    const { flow, state } = fakeFlow()
    await flow.loadVehicles()
    flow.setField('passengers', 6)
    flow.setVehicle(3)
    flow.setVehicle(4)
    expect(state().form.passengers).toBe(6)
    expect(state().passengersBefore).toBeNull()
  })

  it('clamps when the fleet arrives after the choice', async () => {
    const { flow, state } = fakeFlow()
    flow.prefill({ passengers: 9, vehicleTypeId: 4 })
    expect(state().form.passengers).toBe(9)
    await flow.loadVehicles()
    expect(state().form.passengers).toBe(7)
  })

  it.each([0, 3])(
    'does not lose a press that waits for the fleet, with vehicle %d named before',
    async (id) => {
      const all = fakeFlow()
      const fleet = later<typeof FLEET>()
      all.client.listVehicleTypes.mockReturnValue(fleet.promise)
      all.flow.prefill({ pickup: GENEVA_AIRPORT.label, destination: CHAMONIX.label, vehicleTypeId: id })
      all.flow.prefill({ pickupDate: '2026-05-14', pickupTime: '14:30', passengers: 6 })
      // An element that knows its vehicle by name learns its id from the fleet.
      all.flow.subscribe(({ vehicles }, before) => {
        if (vehicles !== before.vehicles && id === 0) all.flow.setVehicle(3)
      })
      const price = all.flow.calculatePrice()
      await settled()
      fleet.resolve(FLEET)
      expect(await price).not.toBeNull()
      expect(all.client.calculatePrices).toHaveBeenCalledOnce()
      expect(all.state().form).toMatchObject({ vehicleTypeId: 3, passengers: 3 })
    },
  )

  it('loads the fleet once, and again after a failure', async () => {
    const { flow, client, state } = fakeFlow()
    client.listVehicleTypes.mockRejectedValueOnce(new Error('503: Unavailable'))
    await flow.loadVehicles()
    expect(state().status.vehicles).toBe('failed')
    await Promise.all([flow.loadVehicles(), flow.loadVehicles()])
    await flow.loadVehicles()
    expect(state().status.vehicles).toBe('ready')
    expect(client.listVehicleTypes).toHaveBeenCalledTimes(2)
  })
})

describe('editing', () => {
  it.each([
    ['pickupDate', '2026-05-15'],
    ['pickupTime', '09:00'],
  ] as const)('of %s clears the quote', async (field, value) => {
    const { flow, state } = await quotedFlow()
    flow.setField(field, value)
    expect(state().quote).toBeNull()
  })

  it('of the trip type clears the quote', async () => {
    const { flow, state } = await quotedFlow()
    flow.toggleRoundTrip()
    expect(state().quote).toBeNull()
  })

  it('of special requests keeps the quote, which does not depend on them', async () => {
    const { flow, state } = await quotedFlow()
    flow.setField('specialRequests', 'Two pairs of skis')
    expect(state().quote).not.toBeNull()
  })

  it('that changes nothing keeps the quote', async () => {
    const { flow, state } = await quotedFlow()
    flow.setField('passengers', 2)
    flow.setVehicle(1)
    expect(state().quote).not.toBeNull()
  })

  it('takes the error of the field away', async () => {
    const { flow, state } = fakeFlow()
    await flow.calculatePrice()
    flow.setField('pickupDate', '2026-05-14')
    expect(state().errors.pickupDate).toBeUndefined()
    expect(state().errors.destination).toBeDefined()
  })
})
