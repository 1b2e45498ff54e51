import { BackLink } from './back-link.tsx'
import { useCheckoutOfBooking } from './use-checkout-of-booking.ts'

type UnpaidWayBackProps = { bookingId: number; leaveFor: (url: string) => void }

/** The way back to the page that a booking came from while it is not paid: declined, left, or paid another day. */
export function UnpaidWayBack({ bookingId, leaveFor }: UnpaidWayBackProps) {
  const checkout = useCheckoutOfBooking(bookingId)
  return checkout?.status === 'booked' ? <BackLink checkout={checkout} leaveFor={leaveFor} /> : null
}
