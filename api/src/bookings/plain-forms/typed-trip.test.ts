import { expect, it } from 'vitest'
import { placeOf, typedTrip } from './typed-trip.ts'

it('takes the place that was chosen, as long as the text that it was chosen for still stands', () => {
  const chosen = {
    pickup: 'Frankfurt',
    pickupWas: 'Frankfurt',
    pickupPlace: '52.34,14.55 Frankfurt (Oder), Germany',
  }
  expect(placeOf(chosen, 'pickup')).toEqual({
    text: 'Frankfurt (Oder), Germany',
    point: { lat: 52.34, lon: 14.55 },
  })
  expect(placeOf({ ...chosen, pickup: 'Berlin' }, 'pickup')).toEqual({ text: 'Berlin' })
  expect(placeOf({ ...chosen, pickupPlace: '1e9,0 <b>' }, 'pickup')).toEqual({ text: 'Frankfurt' })
  expect(placeOf({}, 'destination')).toEqual({ text: '' })
})

it('leaves what was not typed for the rules to name, and a way back out of a single ride', () => {
  const typed = { date: '2026-02-14', passengers: ' 2', returnDate: '2026-02-20', level: 'flexible' }
  expect(typedTrip(typed, 'de')).toEqual({
    pickupLocation: '',
    destination: '',
    pickupDate: '2026-02-14',
    pickupTime: '',
    passengers: 2,
    isRoundTrip: false,
    accessLevel: 'flexible',
    lang: 'de',
  })
  expect(typedTrip({ trip: 'return', passengers: '1e3' }, 'en')).toMatchObject({
    passengers: 0,
    isRoundTrip: true,
    returnDate: '',
    returnTime: '',
  })
})
