import type { ClassPrices, Distance } from '@fiacre/sdk'
import { FiacreNetworkError, FiacreTimeoutError } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, fillTrip, later, quotedFlow } from './testing/fake-flow.ts'
import { problem } from './testing/problem.ts'
import { CHAMONIX, GENEVA_AIRPORT, HELSINKI, pricesOf, quoteOf, WAY } from './testing/samples.ts'

describe('a price', () => {
  it('is asked for with the way measured first', async () => {
    const { client } = await quotedFlow()
    expect(client.calculateDistance.mock.calls[0]![0].body).toEqual({
      pickup: GENEVA_AIRPORT.label,
      destination: CHAMONIX.label,
      pickupPoint: { lat: 46.2381, lon: 6.109 },
      destinationPoint: { lat: 45.9237, lon: 6.8694 },
      lang: 'en',
    })
    expect(client.calculatePrices.mock.calls[0]![0].body).toEqual({
      pickupLocation: GENEVA_AIRPORT.label,
      destination: CHAMONIX.label,
      passengers: 2,
      isRoundTrip: false,
      pickupDate: '2026-05-14',
      pickupTime: '14:30',
      pickupPoint: { lat: 46.2381, lon: 6.109 },
      destinationPoint: { lat: 45.9237, lon: 6.8694 },
      lang: 'en',
    })
  })

  it('is kept and answered', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    expect(await all.flow.calculatePrice()).toEqual(quoteOf())
    expect(all.state().quote).toEqual(quoteOf())
    expect(all.state().status.quote).toBe('idle')
  })

  it('of a round trip names the return', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    all.flow.toggleRoundTrip(true)
    await all.flow.calculatePrice()
    expect(all.client.calculatePrices.mock.calls[0]![0].body).toMatchObject({
      isRoundTrip: true,
      returnDate: '2026-05-21',
      returnTime: '14:30',
    })
  })

  it('shows that it is on its way', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    const answer = later<ClassPrices>()
    all.client.calculatePrices.mockReturnValue(answer.promise)
    const asked = all.flow.calculatePrice()
    await settled()
    expect(all.state().status.quote).toBe('working')
    answer.resolve(pricesOf(quoteOf()))
    await asked
    expect(all.state().status.quote).toBe('idle')
  })
})

describe('missing information', () => {
  it('gets the notice of the specification, and an error beside each field', async () => {
    const { flow, client, notices, state } = fakeFlow()
    expect(await flow.calculatePrice()).toBeNull()
    expect(notices).toEqual([
      {
        title: { id: 'missingInformation' },
        description: { id: 'missingInformationDescription' },
        variant: 'destructive',
      },
    ])
    expect(state().errors).toEqual({
      pickupLocation: { id: 'pickupLocationRequired' },
      destination: { id: 'destinationRequired' },
      pickupDate: { id: 'pickupDateRequired' },
      pickupTime: { id: 'pickupTimeRequired' },
      vehicleTypeId: { id: 'vehicleTypeRequired' },
    })
    expect(state().attention).toBe(1)
    expect(client.calculateDistance).not.toHaveBeenCalled()
  })

  it('includes the return of a round trip', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    all.flow.toggleRoundTrip(true)
    all.flow.setField('returnDate', '')
    all.flow.setField('returnTime', '')
    await all.flow.calculatePrice()
    expect(all.state().errors).toEqual({
      returnDate: { id: 'returnDateRequired' },
      returnTime: { id: 'returnTimeRequired' },
    })
  })

  it("says 'Please select a vehicle type.' when the vehicle is not in the fleet", async () => {
    const all = fakeFlow()
    await fillTrip(all)
    all.flow.setVehicle(99)
    await all.flow.calculatePrice()
    expect(all.notices).toEqual([
      { title: { id: 'error' }, description: { id: 'selectVehicleType' }, variant: 'destructive' },
    ])
  })
})

describe('times', () => {
  async function errorsOf(date: string, time: string, pickup = GENEVA_AIRPORT) {
    const all = fakeFlow()
    await fillTrip(all)
    all.flow.choosePlace('pickupLocation', pickup)
    all.flow.setField('pickupDate', date)
    all.flow.setField('pickupTime', time)
    await all.flow.calculatePrice()
    return all.state().errors
  }

  it('less than 2 hours ahead are refused', async () => {
    expect(await errorsOf('2026-05-12', '11:59')).toMatchObject({
      pickupTime: { id: 'leadTime', values: { hours: 2 } },
    })
    expect(await errorsOf('2026-05-12', '12:00')).toEqual({})
  })

  it('more than 14 days ahead are refused', async () => {
    expect(await errorsOf('2026-05-26', '10:01')).toMatchObject({
      pickupDate: { id: 'horizon', values: { days: 14 } },
    })
    expect(await errorsOf('2026-05-26', '10:00')).toEqual({})
  })

  it('are those of the pickup place, not of the traveller', async () => {
    expect(await errorsOf('2026-05-12', '12:30', HELSINKI)).toHaveProperty('pickupTime')
    expect(await errorsOf('2026-05-12', '13:00', HELSINKI)).toEqual({})
  })

  it('that the clocks skip are refused', async () => {
    const all = fakeFlow({ start: '2026-03-27T08:00:00Z' })
    await fillTrip(all)
    all.flow.setField('pickupDate', '2026-03-29')
    all.flow.setField('pickupTime', '02:30')
    await all.flow.calculatePrice()
    expect(all.state().errors).toEqual({ pickupTime: { id: 'timeDoesNotExist' } })
  })

  it('of a return before the pickup are refused', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    all.flow.toggleRoundTrip(true)
    all.flow.setField('returnDate', '2026-05-14')
    all.flow.setField('returnTime', '14:00')
    await all.flow.calculatePrice()
    expect(all.state().errors).toMatchObject({
      returnTime: { id: 'returnBeforePickup', values: {} },
    })
  })

  it('of a pickup in words are looked at again once its time zone is known', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    all.flow.setField('pickupLocation', 'Mannerheimintie 1, Helsinki')
    all.flow.setField('pickupDate', '2026-05-12')
    all.flow.setField('pickupTime', '12:30')
    all.client.calculateDistance.mockResolvedValue({ ...WAY, pickup: HELSINKI })
    await all.flow.calculatePrice()
    expect(all.state().errors).toHaveProperty('pickupTime')
    expect(all.client.calculatePrices).not.toHaveBeenCalled()
  })
})

describe('a price that does not come', () => {
  it("says 'Could not calculate distance' when the answer has none", async () => {
    const all = fakeFlow()
    await fillTrip(all)
    all.client.calculateDistance.mockResolvedValue(JSON.parse('{"duration":71}'))
    await all.flow.calculatePrice()
    expect(all.notices).toEqual([
      { title: { id: 'error' }, description: { id: 'distanceFailed' }, variant: 'destructive' },
    ])
    expect(all.state().status.quote).toBe('failed')
  })

  it('shows the message of the service, beside the field as well', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    const text = 'We could not find "Xyz".'
    all.client.calculateDistance.mockRejectedValue(
      problem(422, 'PLACE_NOT_FOUND', text, {
        errors: [{ pointer: '/pickup', code: 'PLACE_NOT_FOUND', message: text }],
      }),
    )
    await all.flow.calculatePrice()
    expect(all.notices[0]!.description).toEqual({ problem: 'PLACE_NOT_FOUND', text })
    expect(all.state().errors.pickupLocation).toEqual({ problem: 'PLACE_NOT_FOUND', text })
  })

  it('asks which of several places is meant, with the places to choose from', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    const text = 'This could mean Geneva Airport (GVA), Switzerland or Chamonix, France.'
    all.client.calculateDistance.mockRejectedValue(
      problem(422, 'AMBIGUOUS_PLACE', text, {
        errors: [{ pointer: '/destination', code: 'AMBIGUOUS_PLACE', message: text }],
        candidates: [GENEVA_AIRPORT, CHAMONIX],
      }),
    )
    await all.flow.calculatePrice()
    expect(all.notices).toEqual([])
    expect(all.state().errors.destination).toEqual({ problem: 'AMBIGUOUS_PLACE', text })
    expect(all.state().suggestions.destination).toMatchObject({
      status: 'ready',
      isQuestion: true,
      places: [GENEVA_AIRPORT, CHAMONIX],
    })
    all.flow.choosePlace('destination', CHAMONIX)
    expect(all.state().form.destination).toBe(CHAMONIX.label)
    expect(all.state().suggestions.destination.isQuestion).toBeUndefined()
  })

  it.each([
    [new FiacreNetworkError('/api'), 'networkProblem'],
    [new FiacreTimeoutError(10_000), 'timeoutProblem'],
  ])('says what to do when there is no answer', async (error, id) => {
    const all = fakeFlow()
    await fillTrip(all)
    all.client.calculatePrices.mockRejectedValue(error)
    await all.flow.calculatePrice()
    expect(all.notices[0]!.description).toEqual({ id })
  })

  it('clears a field that the service refuses as restricted', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    all.client.calculateDistance.mockRejectedValue(
      problem(422, 'RESTRICTED_REGION', 'Location Not Available', {
        errors: [{ pointer: '/destination', code: 'RESTRICTED_REGION', message: 'Location Not Available' }],
      }),
    )
    await all.flow.calculatePrice()
    expect(all.state()).toMatchObject({ notAvailable: 'destination', form: { destination: '' } })
    expect(all.notices).toEqual([])
  })
})

describe('answers out of order', () => {
  it('never let an old price take the place of a new one', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    const slow = later<ClassPrices>()
    all.client.calculatePrices.mockReturnValueOnce(slow.promise)
    const first = all.flow.calculatePrice()
    await settled()
    await all.flow.calculatePrice()
    slow.resolve(pricesOf(quoteOf({ totalPriceCents: 1 })))
    expect(await first).toBeNull()
    expect(all.state().quote?.totalPriceCents).toBe(11096)
  })

  it('drop a price on its way when the trip is edited, and abort its call', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    const slow = later<ClassPrices>()
    all.client.calculatePrices.mockReturnValueOnce(slow.promise)
    const asked = all.flow.calculatePrice()
    await settled()
    all.flow.setField('passengers', 4)
    expect(all.client.calculatePrices.mock.calls[0]![0].signal?.aborted).toBe(true)
    expect(all.state().status.quote).toBe('idle')
    slow.resolve(pricesOf(quoteOf()))
    await asked
    expect(all.state().quote).toBeNull()
  })

  it('stay silent about the failure of a call that was called off', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    const slow = later<Distance>()
    all.client.calculateDistance.mockReturnValueOnce(slow.promise)
    const asked = all.flow.calculatePrice()
    await settled()
    all.flow.setVehicle(2)
    slow.reject(new DOMException('Aborted', 'AbortError'))
    await asked
    expect(all.notices).toEqual([])
  })
})
