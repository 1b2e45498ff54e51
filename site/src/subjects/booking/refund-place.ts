import type { Booking } from '@fiacre/sdk'

/** Where what goes back goes: to the card that paid for whom a partner booked, else to the account balance. */
export const refundPlace = ({ refundTo }: Pick<Booking, 'refundTo'>): 'balance' | 'card' =>
  refundTo ?? 'balance'
