import type { Booking, Quote } from '@fiacre/sdk'
import { CHILD_SEAT_GROUPS, CHILD_SEATS, normaliseExtras } from '@fiacre/sdk/rules'
import { useT } from '../i18n/i18n-provider.tsx'

/** What a traveller asked for, of a booking or of a price. */
type Wishes = Pick<Quote, 'accessLevel' | 'extras'> &
  Partial<Pick<Booking, 'travelNumber' | 'nameBoard' | 'specialRequests'>>

/** The access level and what comes with the ride, as terms and details; what is not wanted is not named. */
export function useWishes() {
  const t = useT()

  function luggage({ suitcases, handLuggage }: { suitcases: number; handLuggage: number }): string {
    return [
      ...(suitcases > 0 ? [t('payments.suitcases', { count: suitcases })] : []),
      ...(handLuggage > 0 ? [t('payments.handLuggage', { count: handLuggage })] : []),
    ].join(', ')
  }

  return (wishes: Wishes): readonly { term: string; details: string }[] => {
    const extras = normaliseExtras(wishes.extras)
    const seats = CHILD_SEAT_GROUPS.flatMap((group) => {
      const count = extras.childSeats?.[group] ?? 0
      const { fromKg, toKg } = CHILD_SEATS[group]
      return count > 0 ? [t(`payments.seat.${group}`, { count, fromKg, toKg })] : []
    })
    const { nameBoard, travelNumber, specialRequests } = wishes
    const welcome = nameBoard ? t('payments.nameBoard', { name: nameBoard }) : t('payments.ownNameBoard')
    return [
      { term: t('payments.access'), details: t(`payments.access.${wishes.accessLevel}`) },
      ...(travelNumber ? [{ term: t('payments.travelNumber'), details: travelNumber }] : []),
      ...(extras.luggage ? [{ term: t('payments.luggage'), details: luggage(extras.luggage) }] : []),
      ...(seats.length > 0 ? [{ term: t('payments.childSeats'), details: seats.join(', ') }] : []),
      ...(extras.meetAndGreet ? [{ term: t('payments.meetAndGreet'), details: welcome }] : []),
      ...(specialRequests ? [{ term: t('bookings.requests'), details: specialRequests }] : []),
    ]
  }
}
