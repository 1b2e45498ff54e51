import { expect, it } from 'vitest'
import { newsOf } from './booking-news.ts'

const booked = { status: 'pending', paymentStatus: 'pending' } as const
const paid = { status: 'confirmed', paymentStatus: 'completed' } as const
const cancelled = { status: 'cancelled', paymentStatus: 'completed' } as const
const completed = { status: 'completed', paymentStatus: 'completed' } as const

it('tells a partner of what a booking has become, and of nothing that left it as it was', () => {
  expect(newsOf('BOOKED', null, booked)).toEqual(['booking.created'])
  expect(newsOf('PAID', booked, paid)).toEqual(['booking.paid'])
  expect(newsOf('CHANGED', paid, paid)).toEqual(['booking.changed'])
  // It costs less now, so that what had come is enough.
  expect(newsOf('CHANGED', booked, paid)).toEqual(['booking.paid', 'booking.changed'])
  expect(newsOf('CANCELLED', paid, cancelled)).toEqual(['booking.cancelled'])
  expect(newsOf('STATUS_SET', paid, completed)).toEqual(['booking.completed'])
  expect(newsOf('STATUS_SET', completed, paid)).toEqual([])
  expect(newsOf('REFUNDED', paid, paid)).toEqual([])
  expect(newsOf('PAID', paid, paid)).toEqual([])
  expect(newsOf('PAYMENT_FAILED', booked, booked)).toEqual([])
})
