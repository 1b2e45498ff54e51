import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../../../subjects/booking/sample-bookings.ts'
import { changeDraft, followed, valuesOf, type ChangeValues } from './change-values.ts'

const booking = sampleBooking({
  isRoundTrip: true,
  returnDate: '2026-02-21',
  returnTime: '10:00',
  extras: { luggage: { suitcases: 2, handLuggage: 0 } },
  nameBoard: 'Familie Kowalski',
})
const draftOf = (changes: Partial<ChangeValues>, from = booking) =>
  changeDraft(from, { ...valuesOf(from), ...changes })

describe('changeDraft', () => {
  it('is null while nothing is different', () => {
    expect(draftOf({})).toBeNull()
    expect(draftOf({ nameBoard: ' Familie Kowalski ' })).toBeNull()
  })

  it('names only what is different', () => {
    expect(draftOf({ pickupTime: '15:30' })).toEqual({ pickupTime: '15:30' })
    expect(draftOf({ returnTime: '11:00' })).toEqual({ returnTime: '11:00' })
    expect(draftOf({ nameBoard: '', travelNumber: 'LX 1375' })).toEqual({
      nameBoard: null,
      travelNumber: 'LX 1375',
    })
  })

  it('replaces all extras when one is different', () => {
    expect(draftOf({ child: 1 })).toEqual({
      extras: {
        luggage: { suitcases: 2, handLuggage: 0 },
        childSeats: { infant: 0, child: 1, booster: 0 },
      },
    })
    expect(draftOf({ suitcases: 0 })).toEqual({ extras: {} })
  })

  it('waits while a time is not whole', () => {
    expect(draftOf({ pickupTime: '', passengers: 3 })).toBeNull()
    expect(draftOf({ returnDate: '', passengers: 3 })).toBeNull()
    expect(draftOf({ passengers: 3 }, sampleBooking())).toEqual({ passengers: 3 })
  })
})

describe('a form whose booking was changed elsewhere', () => {
  it('follows where nobody has touched it, and keeps what was entered', () => {
    const present = { ...booking, travelNumber: 'LX 1', passengers: 1, nameBoard: 'Kowalski' }
    const entered = { ...valuesOf(booking), nameBoard: 'Frau Kowalska' }
    const now = followed(entered, valuesOf(booking), valuesOf(present))
    expect(now).toEqual({ ...valuesOf(present), nameBoard: 'Frau Kowalska' })
    expect(changeDraft(present, now)).toEqual({ nameBoard: 'Frau Kowalska' })
  })
})
