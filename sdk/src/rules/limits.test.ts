import { expect, it } from 'vitest'
import * as fields from './field-limits.data.ts'
import * as limits from './limits.ts'
import { VEHICLE_CLASSES, vehicleClass } from './vehicle-classes.ts'

it('are the numbers of the specification', () => {
  expect(limits).toMatchObject({
    LEAD_TIME_HOURS: 2,
    HORIZON_DAYS: 14,
    SUGGESTED_RETURN_DAYS: 7,
    MIN_PASSENGERS: 1,
    MAX_PASSENGERS: 15,
    DEFAULT_MINIMUM_PRICE_CENTS: 1700,
    QUOTE_VALIDITY_MINUTES: 30,
    MANUAL_PAYMENT_DELAY_MS: 2000,
    REDIRECT_DELAY_MS: 500,
    PLACE_BIAS_METERS: 50_000,
    MINIMUM_AGE: 18,
    PASSWORD_MIN_LENGTH: 8,
    SESSION_TIMEOUT_MS: 5000,
    NOTICE_MS: 5000,
    DEFAULT_PAYER_COUNTRY: 'PL',
  })
})

it('give each class its capacity and minimum price', () => {
  expect(
    VEHICLE_CLASSES.map(({ id, name, maxPassengers, minimumPriceCents }) => [
      id,
      name,
      maxPassengers,
      minimumPriceCents,
    ]),
  ).toEqual([
    [1, 'Economy', 4, 1700],
    [2, 'Business', 4, 3000],
    [3, 'Premium', 3, 5000],
    [4, 'Van', 7, 3500],
    [5, 'Minibus', 15, 8000],
  ])
  expect(vehicleClass(4)?.name).toBe('Van')
  expect(vehicleClass(0)).toBeUndefined()
})

it('ask no more of one kind of bag, or of one group of seats, than of another', () => {
  expect(fields.LUGGAGE_HAND_LUGGAGE_MAXIMUM).toBe(limits.MAX_BAGS)
  expect([fields.CHILD_SEATS_CHILD_MAXIMUM, fields.CHILD_SEATS_BOOSTER_MAXIMUM]).toEqual([
    limits.MAX_CHILD_SEATS,
    limits.MAX_CHILD_SEATS,
  ])
})
