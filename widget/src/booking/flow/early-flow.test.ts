import { describe, expect, it, vi } from 'vitest'
import { createEarlyFlow } from './early-flow.ts'
import * as actions from './flow-actions.ts'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, later } from './testing/fake-flow.ts'
import { CHAMONIX, FLEET, GENEVA_AIRPORT } from './testing/samples.ts'

type Code = typeof actions

/** A flow whose actions come when the test says so. */
function earlyFlow() {
  const code = later<Code>()
  const fetchCode = vi.fn<() => Promise<Code>>(() => code.promise)
  const all = fakeFlow({ create: (options) => createEarlyFlow(options, fetchCode) })
  return {
    ...all,
    fetchCode,
    come: async () => {
      code.resolve(actions)
      await settled()
    },
  }
}

describe('a flow whose actions come later', () => {
  it('shows the fleet and suggests a class for the party, without them', async () => {
    const { flow, state, fetchCode } = earlyFlow()
    flow.start()
    await settled()
    expect(state().vehicles).toEqual(FLEET)
    const alone = state().form.vehicleTypeId
    flow.setField('passengers', 7)
    expect(state().form).toMatchObject({ passengers: 7 })
    expect(state().form.vehicleTypeId).not.toBe(alone)
    expect(fetchCode).not.toHaveBeenCalled()
  })

  it('shows what is entered at once, and lets follow what follows from it once they are there', async () => {
    const { flow, state, client, come } = earlyFlow()
    flow.start()
    await settled()
    flow.setField('pickupDate', '2026-05-14')
    flow.setField('pickupTime', '14:30')
    flow.toggleRoundTrip()
    flow.setField('pickupLocation', 'Chamonix')
    flow.swapPlaces()
    flow.setField('pickupLocation', 'Geneva Airport')
    const entered = { pickupLocation: 'Geneva Airport', destination: 'Chamonix', isRoundTrip: true }
    expect(state().form).toMatchObject({ ...entered, returnDate: '' })
    expect(flow.timeLimits('pickup')).toEqual({})
    void flow.prepare()
    await come()
    expect(state().form).toMatchObject({ ...entered, returnDate: '2026-05-21', returnTime: '14:30' })
    expect(flow.timeLimits('pickup')).toMatchObject({ minDate: '2026-05-12' })
    expect(state().form.vehicleTypeId).toBeGreaterThan(0)
    expect(client.listVehicleTypes).toHaveBeenCalledOnce()
  })

  it('finds places that a page fills in once the traveller turns to the form, and asks for nothing before', async () => {
    const { flow, state, client, fetchCode, come } = earlyFlow()
    flow.prefill({ pickup: ' Geneva Airport ', passengers: 99 }, { checkedLater: true })
    expect(state().form).toMatchObject({ pickupLocation: 'Geneva Airport', passengers: 1 })
    await settled()
    expect(fetchCode).not.toHaveBeenCalled()
    expect(client.searchPlaces).not.toHaveBeenCalled()
    void flow.prepare()
    await come()
    expect(state().places.pickupLocation).toEqual(GENEVA_AIRPORT)
  })

  it('asks for a price at the places that a page has filled in', async () => {
    const { flow, client, come } = earlyFlow()
    const found = later<Awaited<ReturnType<typeof client.searchPlaces>>>()
    client.searchPlaces.mockReturnValue(found.promise)
    const trip = { destination: 'Chamonix', pickupDate: '2026-05-14', pickupTime: '14:30', vehicleTypeId: 1 }
    flow.prefill({ pickup: 'Geneva Airport', ...trip }, { checkedLater: true })
    const priced = flow.calculatePrice()
    await come()
    expect(client.calculateDistance).not.toHaveBeenCalled()
    found.resolve({ places: [GENEVA_AIRPORT, CHAMONIX] })
    await priced
    const { lat, lon } = GENEVA_AIRPORT
    expect(client.calculateDistance.mock.calls[0]?.[0].body).toMatchObject({ pickupPoint: { lat, lon } })
  })

  it('clamps a party that a page fills in to the class that it fills in', async () => {
    const { flow, state, come } = earlyFlow()
    flow.start()
    await settled()
    flow.prefill({ passengers: 7 }, { checkedLater: true })
    flow.prefill({ vehicleTypeId: 1 }, { checkedLater: true })
    await come()
    expect(state()).toMatchObject({
      form: { vehicleTypeId: 1, passengers: FLEET[0]?.maxPassengers },
      passengersBefore: 7,
    })
  })

  it('prices and books what was entered while they were on their way', async () => {
    const { flow, state, come } = earlyFlow()
    const priced = flow.calculatePrice()
    expect(state().status.quote).toBe('working')
    flow.setField('pickupLocation', 'Geneva Airport')
    flow.setField('destination', 'Chamonix')
    flow.setField('pickupDate', '2026-05-14')
    flow.setField('pickupTime', '14:30')
    flow.setVehicle(1)
    await come()
    expect(await priced).toMatchObject({ vehicleType: { id: 1 } })
    expect(state().quote).not.toBeNull()
  })

  it('says that they do not come, keeps what was entered, and asks again', async () => {
    const { flow, state, notices, fetchCode } = earlyFlow()
    fetchCode.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'))
    flow.setField('destination', 'Chamonix')
    expect(await flow.calculatePrice()).toBeNull()
    expect(state()).toMatchObject({
      form: { destination: 'Chamonix' },
      status: { quote: 'failed' },
      quoteFailure: { id: 'networkProblem' },
    })
    await flow.book()
    expect(notices).toHaveLength(2)
    fetchCode.mockResolvedValue(actions)
    notices[0]?.action?.run()
    // The rest of the trip is missing: the form is checked, so the actions are there.
    await expect.poll(() => state().errors).toHaveProperty('pickupLocation')
    expect(state().form.destination).toBe('Chamonix')
  })
})
