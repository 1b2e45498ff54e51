import { describe, expect, it } from 'vitest'
import { missingQuoteFields } from './quote-readiness.ts'

const oneWay = {
  pickupLocation: 'Geneva Airport',
  destination: 'Chamonix',
  pickupDate: '2026-07-01',
  pickupTime: '10:00',
  passengers: 2,
  vehicleTypeId: 1,
}

describe('before a price', () => {
  it('nothing is missing from a complete trip', () => {
    expect(missingQuoteFields(oneWay)).toEqual([])
    expect(
      missingQuoteFields({ ...oneWay, isRoundTrip: true, returnDate: '2026-07-08', returnTime: '09:00' }),
    ).toEqual([])
  })

  it('a car by the hour needs no destination', () => {
    expect(missingQuoteFields({ ...oneWay, destination: '', durationHours: 4 })).toEqual([])
  })

  it('the missing fields are named in the order of the form', () => {
    expect(missingQuoteFields({})).toEqual([
      'pickupLocation',
      'destination',
      'pickupDate',
      'pickupTime',
      'passengers',
      'vehicleTypeId',
    ])
    expect(
      missingQuoteFields({ ...oneWay, destination: ' ', vehicleTypeId: 0, passengers: Number.NaN }),
    ).toEqual(['destination', 'passengers', 'vehicleTypeId'])
  })

  it('a round trip needs its return', () => {
    expect(missingQuoteFields({ ...oneWay, isRoundTrip: true, returnTime: null })).toEqual([
      'returnDate',
      'returnTime',
    ])
  })
})
