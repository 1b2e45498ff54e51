import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import type { ChangeRequest } from '#bookings/booking/booking-change.entity.ts'

/** What should be true of a traveller. */
export interface ModelUser {
  id: string
  /** What tests paid is kept apart. */
  balances: Record<'live' | 'test', { cents: number }>
  isGone: boolean
}

export type ModelGateway = 'sandbox' | 'test'

/** What should be true of a booking; in cents. */
export interface ModelBooking {
  id: number
  user: ModelUser
  partnerId: string | null
  isTest: boolean
  status: BookingRow['status']
  payment: BookingRow['paymentStatus']
  method: BookingRow['paymentMethod']
  percent: number
  total: number
  prepay: number
  paid: number
  setAside: number
  refunded: number
  /** Of what is paid, what the company gave back of its own. */
  goodwill: number
  /** Of what is paid, what a bank has taken for the holder of the card. */
  disputed: number
  pickupAt: Date
  returnAt: Date | null
}

/** What should be true of a payment page, and of what its gateway told us. */
export interface ModelSession {
  id: string
  booking: ModelBooking
  /** The change that it pays for. */
  change: ModelChange | undefined
  amount: number
  status: 'open' | 'processing' | 'paid' | 'declined' | 'expired' | 'review'
}

/** A payment that the holder of its card disputes. */
export interface ModelDispute {
  state: 'inquiry' | 'open' | 'won' | 'lost'
  counted: number
}

export interface ModelChange {
  id: string
  booking: ModelBooking
  wish: ChangeRequest
  fromBalance: number
  askedAt: Date
  isOpen: boolean
}

/** Money that waits for a person. */
export interface ModelReview {
  eventId: string
  gateway: string
  amount: number
  currency: string
  sessionId: string | undefined
  booking: ModelBooking | undefined
  /** It is what its page was asked for, but of another sum or currency. */
  isOfPage?: boolean
}
