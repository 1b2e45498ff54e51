import type { Booking } from '@fiacre/sdk'
import { CHILD_SEAT_GROUPS } from '@fiacre/sdk/rules'
import { useT } from '../i18n/i18n-provider.tsx'

/** What comes with a ride, in words; undefined for what is not wanted. */
export function useExtrasWords() {
  const t = useT()
  return ({ extras, nameBoard }: Pick<Booking, 'extras' | 'nameBoard'>) => {
    const { luggage, childSeats, meetAndGreet } = extras
    const bags = luggage && [
      luggage.suitcases > 0 && t('bookings.suitcases', { count: luggage.suitcases }),
      luggage.handLuggage > 0 && t('bookings.handLuggage', { count: luggage.handLuggage }),
    ]
    const seats = CHILD_SEAT_GROUPS.flatMap((group) => {
      const count = childSeats?.[group] ?? 0
      return count > 0 ? [t(`bookings.seats.${group}`, { count })] : []
    })
    return {
      luggage: bags?.filter(Boolean).join(', ') || undefined,
      childSeats: seats.join(', ') || undefined,
      meetAndGreet: meetAndGreet
        ? nameBoard
          ? t('bookings.nameBoardSays', { text: nameBoard })
          : t('bookings.nameBoardOwn')
        : undefined,
    }
  }
}
