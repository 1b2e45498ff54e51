import type { Booking } from '@fiacre/sdk'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { countdown } from './countdown.ts'

/** How long it is until a pickup, in words: "Tomorrow, in 17 h 5 min". */
export function useCountdownWords(): (trip: Pick<Booking, 'pickupAt' | 'timeZone'>, now: Date) => string {
  const t = useT()
  return ({ pickupAt, timeZone }, now) => {
    const { unit, ...left } = countdown(new Date(pickupAt), now, timeZone)
    return t(`bookings.countdown.${unit}`, left)
  }
}
