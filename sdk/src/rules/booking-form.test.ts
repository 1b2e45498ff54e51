import { describe, expect, it } from 'vitest'
import { bookingFormSchema } from './booking-form.ts'
import { fieldErrors } from './field-errors.ts'
import { message } from './message.ts'

/** What is wrong with each field, in English. */
const wordsOf = (result: Parameters<typeof fieldErrors>[0]) =>
  Object.fromEntries(Object.entries(fieldErrors(result)).map(([field, rule]) => [field, message(rule)]))

const oneWay = {
  pickupLocation: 'Geneva Airport',
  destination: 'Chamonix',
  pickupDate: '2026-07-01',
  pickupTime: '10:00',
  passengers: 2,
  vehicleTypeId: 1,
}
const roundTrip = { ...oneWay, isRoundTrip: true, returnDate: '2026-07-08', returnTime: '10:00' }

const errorsOf = (form: unknown) => wordsOf(bookingFormSchema.safeParse(form))

describe('booking form', () => {
  it('takes a one-way trip, trims its texts and is one way by default', () => {
    expect(bookingFormSchema.parse({ ...oneWay, destination: '  Chamonix ' })).toEqual({
      ...oneWay,
      isRoundTrip: false,
    })
  })

  it('takes a round trip', () => {
    expect(errorsOf(roundTrip)).toEqual({})
  })

  it('names everything that is missing at once, in the words of the specification', () => {
    expect(errorsOf({})).toEqual({
      pickupLocation: 'Pickup location is required',
      destination: 'Destination is required',
      pickupDate: 'Pickup date is required',
      pickupTime: 'Pickup time is required',
      passengers: 'At least 1 passenger is required',
      vehicleTypeId: 'Vehicle type is required',
    })
  })

  it.each([
    ['pickupLocation', '   ', 'Pickup location is required'],
    ['pickupLocation', null, 'Pickup location is required'],
    ['destination', '', 'Destination is required'],
    ['pickupDate', '', 'Pickup date is required'],
    ['pickupDate', '2026-02-30', 'Please enter a valid date'],
    ['pickupDate', '01/07/2026', 'Please enter a valid date'],
    ['pickupTime', '', 'Pickup time is required'],
    ['pickupTime', '24:00', 'Please enter a valid time'],
    ['passengers', 0, 'At least 1 passenger is required'],
    ['passengers', -3, 'At least 1 passenger is required'],
    ['passengers', Number.NaN, 'At least 1 passenger is required'],
    ['passengers', '2', 'At least 1 passenger is required'],
    ['passengers', 16, 'Maximum 15 passengers'],
    ['passengers', 2.5, 'Please choose a whole number of passengers'],
    ['vehicleTypeId', 0, 'Vehicle type is required'],
    ['vehicleTypeId', 1.5, 'Vehicle type is required'],
    ['vehicleTypeId', undefined, 'Vehicle type is required'],
  ])('refuses %s %j', (field, value, text) => {
    expect(errorsOf({ ...oneWay, [field]: value })).toEqual({ [field]: text })
  })

  it.each([1, 15])('takes %i passengers', (passengers) => {
    expect(errorsOf({ ...oneWay, passengers })).toEqual({})
  })

  it('asks for the return only on a round trip', () => {
    expect(errorsOf({ ...oneWay, returnDate: '', returnTime: null })).toEqual({})
    expect(errorsOf({ ...oneWay, isRoundTrip: true })).toEqual({
      returnDate: 'Return date is required',
      returnTime: 'Return time is required',
    })
  })

  it('asks for the return even while other fields are missing', () => {
    expect(errorsOf({ isRoundTrip: true })).toMatchObject({ returnDate: 'Return date is required' })
  })

  it.each([
    ['2026-06-30', '23:00', 'returnDate'],
    ['2026-07-01', '09:59', 'returnTime'],
    ['2026-07-01', '10:00', 'returnTime'],
  ])('refuses a return on %s at %s, not after the pickup', (returnDate, returnTime, field) => {
    expect(errorsOf({ ...roundTrip, returnDate, returnTime })).toEqual({
      [field]: 'Return date and time must be after pickup date and time',
    })
  })

  it('takes a return one minute after the pickup', () => {
    expect(errorsOf({ ...roundTrip, returnDate: '2026-07-01', returnTime: '10:01' })).toEqual({})
  })

  it('says that a return is malformed rather than early', () => {
    expect(errorsOf({ ...roundTrip, returnDate: '2026-13-01', returnTime: '7' })).toEqual({
      returnDate: 'Please enter a valid date',
      returnTime: 'Please enter a valid time',
    })
  })

  it('does not throw on anything that is not a form', () => {
    for (const input of [null, undefined, 3, 'form', [], { ...roundTrip, returnDate: 5, pickupDate: {} }]) {
      expect(bookingFormSchema.safeParse(input).success).toBe(false)
    }
  })
})
