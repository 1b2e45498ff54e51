import type { FiacreClient } from '@fiacre/sdk'

/** What is paid of a booking, what is left, and how it can be paid; money in EUR cents. */
export type BookingPayment = Awaited<ReturnType<FiacreClient['getBookingPayment']>>

/** How the part that is paid ahead is paid. */
export type PaymentMethod = BookingPayment['methods'][number]

/** Where to send the money of a bank transfer. */
export type BankTransfer = NonNullable<BookingPayment['bankTransfer']>
