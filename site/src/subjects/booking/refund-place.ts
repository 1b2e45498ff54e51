import type { Booking } from '@fiacre/sdk'

/** Where what goes back goes: for whom a partner booked, to the card that paid or off the partner's invoice; else to the account balance. */
export const refundPlace = ({ refundTo }: Pick<Booking, 'refundTo'>): 'balance' | 'card' | 'invoice' =>
  refundTo ?? 'balance'

/** Whether a partner, or the traveller's own company, pays for it: what goes back is not the traveller's. */
export const isOnInvoice = ({ refundTo }: { refundTo?: Booking['refundTo'] | 'balance' }): boolean =>
  refundTo === 'invoice'

/** Whether whoever travels has no business with its price: a guest has none where a partner pays, and who booked it for themselves has chosen it. */
export const isUnpriced = (booking: Pick<Booking, 'refundTo' | 'onCompanyInvoice'>): boolean =>
  isOnInvoice(booking) && !booking.onCompanyInvoice
