/** Where a booking stands (spec section 4). */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'] as const

export type BookingStatusName = (typeof BOOKING_STATUSES)[number]

/** Who moves a booking: its traveller, a payment, its rides, the service's own rules, or an administrator. */
export type BookingMover = 'traveller' | 'payment' | 'ride' | 'service' | 'administrator'

const MOVES: Readonly<
  Record<
    Exclude<BookingMover, 'administrator'>,
    Partial<Record<BookingStatusName, readonly BookingStatusName[]>>
  >
> = {
  traveller: { pending: ['cancelled'], confirmed: ['cancelled'] },
  payment: { pending: ['confirmed'] },
  ride: { confirmed: ['in-progress', 'completed'], 'in-progress': ['completed'] },
  service: { pending: ['cancelled'] },
}

/** Whether a booking may move so. An administrator may set any of the five (spec section 4). */
export function mayMove(mover: BookingMover, from: BookingStatusName, to: BookingStatusName): boolean {
  return mover === 'administrator' || (MOVES[mover][from]?.includes(to) ?? false)
}
