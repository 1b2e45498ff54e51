import { PENDING_QUOTE_KEY } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { readFailure } from './failure.ts'
import { knownExtras } from './extra-values.ts'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, fakeStorage, fillTrip } from './testing/fake-flow.ts'
import { problem } from './testing/problem.ts'

const WISHES = {
  suitcases: 2,
  handLuggage: 1,
  infantSeats: 0,
  childSeats: 1,
  boosterSeats: 0,
  meetAndGreet: true,
  accessLevel: 'flexible',
  travelNumber: 'LX 1375',
  nameBoard: 'Familie Kowalski',
  destinationAddress: 'Hotel Les Aiglons',
} as const

const ASKED = {
  extras: {
    luggage: { suitcases: 2, handLuggage: 1 },
    childSeats: { infant: 0, child: 1, booster: 0 },
    meetAndGreet: true,
  },
  accessLevel: 'flexible',
}

function wish({ flow }: Pick<ReturnType<typeof fakeFlow>, 'flow'>, wishes: object = WISHES): void {
  for (const [field, value] of Object.entries(wishes)) flow.setField(field as 'suitcases', value as number)
}

describe('extras', () => {
  it('go along with the price, and with what the driver is told into the booking', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    wish(all)
    await all.flow.calculatePrice()
    const [price] = all.client.calculatePrices.mock.lastCall ?? []
    expect(price?.body).toMatchObject(ASKED)
    expect(price?.body).not.toHaveProperty('travelNumber')
    await all.flow.book()
    const [booking] = all.client.createBooking.mock.lastCall ?? []
    expect(booking?.body).toMatchObject({
      ...ASKED,
      travelNumber: 'LX 1375',
      nameBoard: 'Familie Kowalski',
      destinationAddress: 'Hotel Les Aiglons',
    })
  })

  it('that nobody asked for are not named, nor a board where nobody stands', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    wish(all, { nameBoard: 'Familie Kowalski', travelNumber: '  ' })
    await all.flow.calculatePrice()
    await all.flow.book()
    for (const [call] of [
      all.client.calculatePrices.mock.lastCall,
      all.client.createBooking.mock.lastCall,
    ].map((each) => each ?? [])) {
      for (const name of ['extras', 'accessLevel', 'travelNumber', 'nameBoard']) {
        expect(call?.body).not.toHaveProperty(name)
      }
    }
  })

  it('come back with a saved quote, and one saved before there were any comes back without', async () => {
    const storage = fakeStorage()
    const all = fakeFlow({ storage, signedIn: false, profile: null })
    await fillTrip(all)
    wish(all)
    await all.flow.calculatePrice()
    await all.flow.book()
    const kept = storage.getItem(PENDING_QUOTE_KEY) ?? ''
    const back = fakeFlow({ storage })
    await back.flow.restoreSavedQuote()
    expect(back.state().form).toMatchObject(WISHES)

    const { formData, ...rest } = JSON.parse(kept)
    const old = Object.fromEntries(Object.entries(formData).filter(([field]) => !(field in WISHES)))
    storage.setItem(PENDING_QUOTE_KEY, JSON.stringify({ ...rest, formData: old }))
    const again = fakeFlow({ storage })
    expect(await again.flow.restoreSavedQuote()).toBe(true)
    expect(again.state().form).toMatchObject({ suitcases: 0, meetAndGreet: false, accessLevel: 'saver' })
    expect(again.state().form.passengers).toBe(2)
  })

  it('from storage are taken as far as they can be read', () => {
    const odd = { suitcases: 31, childSeats: -1, infantSeats: 2, accessLevel: 'gold', meetAndGreet: 'true' }
    expect(knownExtras(odd)).toEqual({ infantSeats: 2, meetAndGreet: true })
  })
})

describe('large suitcases', () => {
  it('are clamped to the vehicle, and come back with the next, larger one', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    all.flow.setVehicle(4)
    wish(all, { suitcases: 6 })
    all.flow.setVehicle(3)
    expect([all.state().form.suitcases, all.state().suitcasesBefore]).toEqual([2, 6])
    all.flow.setVehicle(4)
    expect([all.state().form.suitcases, all.state().suitcasesBefore]).toEqual([6, null])
  })

  it('that do not fit keep a price from being asked for', async () => {
    const all = fakeFlow()
    await fillTrip(all)
    wish(all, { suitcases: 4 })
    expect(await all.flow.calculatePrice()).toBeNull()
    expect(all.state().errors).toMatchObject({ suitcases: { id: 'suitcasesMax', values: { max: 3 } } })
    expect(all.client.calculateDistance).not.toHaveBeenCalled()
    all.flow.setVehicle(4)
    await settled()
    expect(all.state().errors).toEqual({})
  })
})

it.each([
  ['/extras/luggage/suitcases', 'suitcases'],
  ['/extras/childSeats', 'childSeats'],
  ['/extras/childSeats/infant', 'childSeats'],
  ['/travelNumber', 'travelNumber'],
])('what the service says of %s belongs to a field', (pointer, field) => {
  const errors = [{ pointer, code: 'INVALID_REQUEST' as const, message: 'No.' }]
  expect(Object.keys(readFailure(problem(422, 'INVALID_REQUEST', 'No.', { errors })).errors)).toEqual([field])
})
