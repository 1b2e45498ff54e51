import { useEffect, useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import {
  forgetVoucher,
  keepVoucher,
  keptVouchers,
  type KeptVoucher,
} from '../../base/storage/kept-vouchers.ts'

type Fresh = {
  readonly voucher: KeptVoucher | undefined
  /** Whether it is being read, is kept as it stands now, cannot be kept here, or could not be read now. */
  readonly state: 'reading' | 'kept' | 'not-kept' | 'failed'
}

/** The voucher of a booking: as it was kept at once, and as it stands now as soon as that is known. One that is cancelled is not kept. */
export function useFreshVoucher(bookingId: number): Fresh {
  const client = useClient()
  const [fresh, setFresh] = useState<Fresh>(() => ({
    voucher: keptVouchers(new Date()).find(({ booking }) => booking.id === bookingId),
    state: 'reading',
  }))
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    async function read(): Promise<void> {
      const path = { id: bookingId }
      const [booking, { rides }] = await Promise.all([
        client.getBooking({ path, signal }),
        client.listBookingRides({ path, signal }),
      ])
      const now = new Date()
      const kept = rides.map(({ leg, state, waitsUntilTime, driver }) => ({
        leg,
        state,
        waitsUntilTime,
        driver,
      }))
      const voucher = { booking, rides: kept, at: now.toISOString() }
      const isToKeep = booking.status === 'confirmed' || booking.status === 'in-progress'
      if (!isToKeep) forgetVoucher(bookingId, now)
      setFresh({ voucher, state: isToKeep && keepVoucher(voucher, now) ? 'kept' : 'not-kept' })
    }
    const sync = () => {
      if (document.visibilityState === 'visible')
        void read().catch(() => !signal.aborted && setFresh(({ voucher }) => ({ voucher, state: 'failed' })))
    }
    sync()
    addEventListener('online', sync)
    document.addEventListener('visibilitychange', sync)
    return () => {
      gone.abort()
      removeEventListener('online', sync)
      document.removeEventListener('visibilitychange', sync)
    }
  }, [client, bookingId])
  return fresh
}
