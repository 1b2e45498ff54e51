import { describe, expect, it } from 'vitest'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, later } from './testing/fake-flow.ts'
import { CHAMONIX, GENEVA_AIRPORT } from './testing/samples.ts'

type Places = { places: (typeof GENEVA_AIRPORT)[] }

describe('place search', () => {
  it('waits for a pause in the typing and then asks once', async () => {
    const { flow, client, clock } = fakeFlow()
    for (const text of ['ge', 'gen', 'gene']) {
      flow.setField('pickupLocation', text)
      await clock.pass(100)
    }
    expect(client.searchPlaces).not.toHaveBeenCalled()
    await clock.pass(100)
    expect(client.searchPlaces).toHaveBeenCalledOnce()
    expect(client.searchPlaces.mock.calls[0]![0].query).toEqual({ q: 'gene', lang: 'en', limit: 6 })
  })

  it('does not ask for a single letter', async () => {
    const { flow, client, clock, state } = fakeFlow()
    flow.setField('pickupLocation', 'g')
    await clock.pass(1000)
    expect(client.searchPlaces).not.toHaveBeenCalled()
    expect(state().suggestions.pickupLocation.status).toBe('idle')
  })

  it('asks for destinations near the pickup', async () => {
    const { flow, client, clock } = fakeFlow()
    flow.choosePlace('pickupLocation', GENEVA_AIRPORT)
    flow.setField('destination', 'cham')
    await clock.pass(200)
    expect(client.searchPlaces.mock.calls[0]![0].query).toMatchObject({ lat: 46.2381, lon: 6.109 })
  })

  it('asks in the language of the form', async () => {
    const { flow, client, clock } = fakeFlow()
    flow.setLanguage('pl')
    flow.setField('pickupLocation', 'gen')
    await clock.pass(200)
    expect(client.searchPlaces.mock.calls[0]![0].query.lang).toBe('pl')
  })

  it('never lets a slow first answer take the place of a newer one', async () => {
    const { flow, client, clock, state } = fakeFlow()
    const slow = later<Places>()
    const quick = later<Places>()
    client.searchPlaces.mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise)
    flow.setField('pickupLocation', 'ge')
    await clock.pass(200)
    flow.setField('pickupLocation', 'cham')
    await clock.pass(200)
    quick.resolve({ places: [CHAMONIX] })
    await settled()
    slow.resolve({ places: [GENEVA_AIRPORT] })
    await settled()
    expect(state().suggestions.pickupLocation).toMatchObject({
      status: 'ready',
      query: 'cham',
      places: [CHAMONIX],
    })
  })

  it('aborts the search before', async () => {
    const { flow, client, clock } = fakeFlow()
    client.searchPlaces.mockReturnValue(later<Places>().promise)
    flow.setField('pickupLocation', 'ge')
    await clock.pass(200)
    flow.setField('pickupLocation', 'gen')
    expect(client.searchPlaces.mock.calls[0]![0].signal?.aborted).toBe(true)
  })

  it('says when suggestions are not to be had, and keeps what was typed', async () => {
    const { flow, client, clock, state } = fakeFlow()
    client.searchPlaces.mockRejectedValue(new Error('503: Unavailable'))
    flow.setField('pickupLocation', 'gen')
    await clock.pass(200)
    expect(state().suggestions.pickupLocation.status).toBe('failed')
    expect(state().form.pickupLocation).toBe('gen')
  })
})
