import { MAX_BAGS, MAX_CHILD_SEATS, SUGGESTED_HIRE_HOURS } from '@fiacre/sdk/rules'
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

it('asks for a car by the hour, which has no destination, and for as many hours as most take where none could be typed', () => {
  const hire = { trip: 'hourly', pickup: 'Nice', destination: 'Cannes', date: '2026-02-14', time: '10:00' }
  const asked = typedTrip(hire, 'en')
  expect(asked).toMatchObject({
    pickupLocation: 'Nice',
    durationHours: SUGGESTED_HIRE_HOURS,
    isRoundTrip: false,
  })
  expect(asked).not.toHaveProperty('destination')
  expect(typedTrip({ ...hire, hours: '6' }, 'en').durationHours).toBe(6)
  expect(typedTrip({ ...hire, hours: 'all day' }, 'en').durationHours).toBe(0)
})

it('takes luggage, the promo code and the campaign along, and leaves nobody’s suitcases behind', () => {
  const typed = { suitcases: '2', handLuggage: '', promo: ' WELCOME10 ', utm_source: 'letter' }
  expect(typedTrip(typed, 'en')).toMatchObject({
    extras: { luggage: { suitcases: 2, handLuggage: 0 } },
    promoCode: 'WELCOME10',
    attribution: { utm_source: 'letter' },
  })
  expect(typedTrip({ suitcases: 'many' }, 'en').extras).toEqual({
    luggage: { suitcases: MAX_BAGS + 1, handLuggage: 0 },
  })
  const blank = { suitcases: '', handLuggage: ' ', infantSeats: '0', boosterSeats: '', meetAndGreet: '' }
  expect(typedTrip(blank, 'en')).not.toHaveProperty('extras')
})

it('takes seats for children and a driver with a board along, and more seats than there can be where no number was typed', () => {
  expect(typedTrip({ infantSeats: '1', boosterSeats: ' 2 ', meetAndGreet: '1' }, 'en').extras).toEqual({
    childSeats: { infant: 1, child: 0, booster: 2 },
    meetAndGreet: true,
  })
  expect(typedTrip({ childSeats: '-1' }, 'en').extras).toEqual({
    childSeats: { infant: 0, child: MAX_CHILD_SEATS + 1, booster: 0 },
  })
})
