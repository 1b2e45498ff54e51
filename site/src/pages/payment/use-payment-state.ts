import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageRestored } from '../../base/history/use-page-restored.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { bookingPaymentQuery, bookingQuery } from '../../base/api/queries.ts'
import { useSessionEnd } from '../../subjects/session/use-session-end.ts'
import type { BankTransfer } from '../../subjects/payment/booking-payment.ts'
import { paymentView } from './payment-view.ts'

// What an earlier visit saw may be paid by now.
const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const

/** A booking with its payment, both read anew when the page is opened or come back to. */
export function usePaymentState(bookingId: number) {
  const client = useClient()
  const cache = useQueryClient()
  const paymentKey = bookingPaymentQuery(client, bookingId)
  const booking = useQuery({ ...bookingQuery(client, bookingId), ...FRESH })
  const payment = useQuery({ ...paymentKey, ...FRESH })
  const [openedAt] = useState(Date.now)
  const [isOver, setOver] = useState(false)
  const error = booking.error ?? payment.error
  useSessionEnd(error)

  const { refetch: readBooking } = booking
  const { refetch: readPayment } = payment
  function readAgain(): void {
    void readBooking()
    void readPayment()
  }
  usePageRestored(readAgain)

  /** A transfer was asked for: its details are shown at once, and whatever tells of bookings or money is read anew. */
  function awaitTransfer(bankTransfer: BankTransfer): void {
    const awaited = { method: 'bank_transfer', paymentStatus: 'pending', bankTransfer } as const
    cache.setQueryData(paymentKey.queryKey, (known) => known && { ...known, ...awaited })
    void cache.invalidateQueries({ predicate: ({ queryKey }) => isAboutMoney(queryKey[0]) })
  }

  const now = isOver ? Number.POSITIVE_INFINITY : openedAt
  return {
    state:
      booking.data && payment.data
        ? {
            booking: booking.data,
            payment: payment.data,
            view: paymentView(booking.data, payment.data, now),
          }
        : null,
    error,
    isFetching: booking.isFetching || payment.isFetching,
    readAgain,
    awaitTransfer,
    markOver: () => setOver(true),
  }
}

/** Whether a read's address is that of bookings or of the account. */
function isAboutMoney(address: unknown): boolean {
  return typeof address === 'string' && /^\/api\/(?:bookings|account)\b/.test(address)
}
