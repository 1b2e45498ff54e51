import { expect, it } from 'vitest'
import { sampleBooking } from '../../../subjects/booking/sample-bookings.ts'
import type { AdminBooking } from '../admin-reads.ts'
import { fieldsOf, wishOf } from './change-wish.ts'

const booking: AdminBooking = {
  ...sampleBooking(),
  userFirstName: 'Maria',
  userLastName: 'Kowalska',
  userEmail: 'maria@example.com',
  vehicleTypeName: 'Economy',
}

it('asks for nothing where nothing is different', () => {
  expect(wishOf(booking, fieldsOf(booking))).toBeNull()
})

it('asks for what is different alone', () => {
  const fields = { ...fieldsOf(booking), pickupTime: '16:45', passengers: '1', travelNumber: ' LX 9 ' }
  expect(wishOf(booking, fields)).toEqual({ pickupTime: '16:45', passengers: 1, travelNumber: 'LX 9' })
})

it('adds a seat to the extras that are there, and empties a text', () => {
  const withNote = { ...booking, specialRequests: 'Skis', extras: { meetAndGreet: true } }
  const fields = { ...fieldsOf(withNote), child: '1', specialRequests: '' }
  expect(wishOf(withNote, fields)).toMatchObject({
    specialRequests: null,
    extras: { meetAndGreet: true, childSeats: { child: 1 } },
  })
})
