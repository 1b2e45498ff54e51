import { describe, expect, it, vi } from 'vitest'
import type { ChosenPlace, PlaceFinder, Prediction } from './suggestion.ts'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, fillTrip, later } from './testing/fake-flow.ts'
import { CHAMONIX, GENEVA_AIRPORT } from './testing/samples.ts'

const HOTEL: ChosenPlace = {
  id: 'other:hotel',
  name: 'Hôtel Mont-Blanc',
  label: 'Hôtel Mont-Blanc, 62 Allée du Majestic, 74400 Chamonix, France',
  kind: 'address',
  countryCode: 'FR',
  lat: 45.9241,
  lon: 6.8702,
}

function finderOf(resolve: Prediction['resolve'] = async () => HOTEL) {
  const prediction: Prediction = {
    id: HOTEL.id,
    label: 'Hôtel Mont-Blanc, Chamonix',
    kind: 'address',
    resolve,
  }
  const placeFinder = {
    prepare: vi.fn<PlaceFinder['prepare']>(),
    find: vi.fn<PlaceFinder['find']>(async () => ({ places: [prediction], credit: 'Some Maps' })),
  }
  return { prediction, placeFinder, ...fakeFlow({ placeFinder }) }
}

describe('another source of suggestions', () => {
  it('gets ready when a place field is entered, in the language of the form', () => {
    const { flow, placeFinder } = finderOf()
    flow.setLanguage('pl')
    expect(placeFinder.prepare).not.toHaveBeenCalled()
    flow.enterPlaceField()
    expect(placeFinder.prepare).toHaveBeenCalledExactlyOnceWith('pl')
  })

  it('is asked for what is typed, near the pickup, and named', async () => {
    const { flow, client, clock, placeFinder, state } = finderOf()
    flow.choosePlace('pickupLocation', GENEVA_AIRPORT)
    flow.setField('destination', 'mont')
    await clock.pass(200)
    expect(placeFinder.find.mock.calls[0]![0]).toEqual({
      field: 'destination',
      text: 'mont',
      near: { lat: GENEVA_AIRPORT.lat, lon: GENEVA_AIRPORT.lon },
      language: 'en',
    })
    expect(state().suggestions.destination).toMatchObject({ status: 'ready', credit: 'Some Maps' })
    expect(client.searchPlaces).not.toHaveBeenCalled()
  })

  it('can ask the service for the same text', async () => {
    const { flow, client, clock, placeFinder, state } = finderOf()
    placeFinder.find.mockImplementation((_query, { own }) => own())
    flow.setField('pickupLocation', 'mont')
    await clock.pass(200)
    expect(client.searchPlaces.mock.calls[0]![0].query).toMatchObject({ q: 'mont', lang: 'en', limit: 6 })
    expect(state().suggestions.pickupLocation.places).toEqual([GENEVA_AIRPORT, CHAMONIX])
  })

  it('is not asked about a text that nobody typed', async () => {
    const { flow, placeFinder, state } = finderOf()
    flow.prefill({ pickup: CHAMONIX.label, pickupLocation: CHAMONIX.label })
    await settled()
    expect(state().places.pickupLocation).toEqual(CHAMONIX)
    expect(placeFinder.find).not.toHaveBeenCalled()
  })
})

describe('a suggestion without a point', () => {
  it('stands as text until its point is known', async () => {
    const answer = later<ChosenPlace>()
    const { flow, prediction, state } = finderOf(() => answer.promise)
    flow.choosePlace('destination', prediction)
    expect(state().form.destination).toBe(prediction.label)
    expect(state().places.destination).toBeNull()
    answer.resolve(HOTEL)
    await settled()
    expect(state().form.destination).toBe(HOTEL.label)
    expect(state().places.destination).toEqual(HOTEL)
  })

  it('goes to the service with its text and its point', async () => {
    const all = finderOf()
    await fillTrip(all)
    all.flow.choosePlace('destination', all.prediction)
    // Pressed at once: the price waits for the point.
    expect(await all.flow.calculatePrice()).not.toBeNull()
    const sent = { destination: HOTEL.label, destinationPoint: { lat: HOTEL.lat, lon: HOTEL.lon } }
    expect(all.client.calculateDistance.mock.calls[0]![0].body).toMatchObject(sent)
    expect(all.client.calculatePrices.mock.calls[0]![0].body).toMatchObject(sent)
  })

  it('stays free text when its point is not to be had', async () => {
    const all = finderOf(() => Promise.reject(new Error('No answer.')))
    await fillTrip(all)
    all.flow.choosePlace('destination', all.prediction)
    expect(await all.flow.calculatePrice()).not.toBeNull()
    const { body } = all.client.calculatePrices.mock.calls[0]![0]
    expect(body.destination).toBe(all.prediction.label)
    expect(body.destinationPoint).toBeUndefined()
  })

  it('never takes the place of what was typed meanwhile', async () => {
    const answer = later<ChosenPlace>()
    const { flow, prediction, state } = finderOf(() => answer.promise)
    flow.choosePlace('destination', prediction)
    flow.setField('destination', 'Annecy')
    answer.resolve(HOTEL)
    await settled()
    expect(state().form.destination).toBe('Annecy')
    expect(state().places.destination).toBeNull()
  })

  it('is refused like any other in a restricted region', async () => {
    const moscow = { ...HOTEL, label: 'Tverskaya 1, Moscow, Russia', countryCode: 'RU' }
    const { flow, prediction, state } = finderOf(async () => moscow)
    flow.choosePlace('pickupLocation', prediction)
    await settled()
    expect(state()).toMatchObject({ notAvailable: 'pickupLocation', form: { pickupLocation: '' } })
  })

  it('counts as chosen when its text was typed in full', async () => {
    const { flow, clock, prediction, state } = finderOf()
    flow.setField('pickupLocation', prediction.label)
    await clock.pass(200)
    flow.leavePlace('pickupLocation')
    await settled()
    expect(state().places.pickupLocation).toEqual(HOTEL)
  })

  it('is cut to what the API takes', async () => {
    const { flow, prediction, state } = finderOf(async () => ({ ...HOTEL, label: 'x'.repeat(300) }))
    flow.choosePlace('pickupLocation', { ...prediction, label: 'y'.repeat(300) })
    expect(state().form.pickupLocation).toBe('y'.repeat(200))
    await settled()
    expect(state().form.pickupLocation).toBe('x'.repeat(200))
  })
})
