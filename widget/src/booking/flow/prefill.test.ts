import { describe, expect, it } from 'vitest'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, quotedFlow } from './testing/fake-flow.ts'
import { CHAMONIX, GENEVA_AIRPORT } from './testing/samples.ts'

describe('prefilling', () => {
  it('reads texts as a page has them in its query', () => {
    const { flow, state } = fakeFlow()
    flow.prefill(
      Object.fromEntries(
        new URLSearchParams(
          'pickupLocation=Geneva&pickupDate=2026-05-14&pickupTime=14:30&isRoundTrip=true&returnDate=2026-05-16&passengers=3&vehicleTypeId=4',
        ),
      ),
    )
    expect(state().form).toMatchObject({
      pickupLocation: 'Geneva',
      pickupDate: '2026-05-14',
      isRoundTrip: true,
      returnDate: '2026-05-16',
      returnTime: '14:30',
      passengers: 3,
      vehicleTypeId: 4,
    })
  })

  it('finds the place behind a text', async () => {
    const { flow, state } = fakeFlow()
    flow.prefill({ pickupLocation: GENEVA_AIRPORT.label, destination: 'chamonix' })
    await settled()
    expect(state().places).toEqual({ pickupLocation: GENEVA_AIRPORT, destination: CHAMONIX })
  })

  it('passes over what cannot be read', () => {
    const { flow, state } = fakeFlow()
    flow.prefill({
      pickupDate: 'tomorrow',
      pickupTime: '25:00',
      passengers: '-1',
      vehicleTypeId: 'x',
      nonsense: 'y',
    })
    expect(state().form).toEqual(flow.getInitialState().form)
  })

  it('refuses restricted regions', async () => {
    const { flow, state } = fakeFlow()
    flow.prefill({ pickupLocation: 'Moscow' })
    await settled()
    expect(state()).toMatchObject({ notAvailable: 'pickupLocation', form: { pickupLocation: '' } })
  })

  it('can leave the restricted regions until the traveller turns to the form', async () => {
    const { flow, state } = fakeFlow()
    flow.prefill({ pickupLocation: 'Moscow' }, { checkedLater: true })
    await settled()
    expect(state().form.pickupLocation).toBe('Moscow')
    void flow.prepare()
    await settled()
    expect(state()).toMatchObject({ notAvailable: 'pickupLocation', form: { pickupLocation: '' } })
  })

  it('clears the quote of another trip', async () => {
    const { flow, state } = await quotedFlow()
    flow.prefill({ pickupLocation: 'Zürich' })
    expect(state().quote).toBeNull()
  })
})

describe('resetting', () => {
  it('leaves a blank form, and the fleet', async () => {
    const { flow, state } = await quotedFlow()
    flow.reset()
    expect(state()).toMatchObject({
      form: { ...flow.getInitialState().form, vehicleTypeId: 1 },
      quote: null,
      errors: {},
    })
    expect(state().vehicles).not.toEqual([])
  })

  it('keeps the route when asked to', async () => {
    const { flow, state } = await quotedFlow()
    flow.reset({ keepRoute: true })
    expect(state().form).toMatchObject({ pickupLocation: GENEVA_AIRPORT.label, vehicleTypeId: 1 })
  })
})
