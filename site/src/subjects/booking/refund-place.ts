import type { Booking } from '@fiacre/sdk'

/** Where what goes back goes: for whom a partner booked, to the card that paid or off the partner's invoice; else to the account balance. */
export const refundPlace = ({ refundTo }: Pick<Booking, 'refundTo'>): 'balance' | 'card' | 'invoice' =>
  refundTo ?? 'balance'

/** Whether a partner pays for it: whoever travels has no business with its price. */
export const isOnInvoice = ({ refundTo }: { refundTo?: Booking['refundTo'] | 'balance' }): boolean =>
  refundTo === 'invoice'
