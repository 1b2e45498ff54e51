import type { Booking, Quote } from '@fiacre/sdk'
import { CHILD_SEAT_GROUPS, CHILD_SEATS } from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'

/** What a traveller asked for, of a booking or of a price. */
type Wishes = Pick<Quote, 'accessLevel' | 'extras'> &
  Partial<Pick<Booking, 'travelNumber' | 'nameBoard' | 'specialRequests'>>

type Fact = { readonly term: string; readonly details: string }

/** What comes with the ride, as terms and details; what is not wanted is not named. */
export function useExtras() {
  const t = useT()
  return ({ extras, nameBoard, travelNumber }: Omit<Wishes, 'accessLevel'>): readonly Fact[] => {
    const { luggage, childSeats, meetAndGreet } = extras
    const bags = [
      luggage?.suitcases ? t('suitcaseCount', { count: luggage.suitcases }) : '',
      luggage?.handLuggage ? t('handLuggageCount', { count: luggage.handLuggage }) : '',
    ]
    const seats = CHILD_SEAT_GROUPS.map((group) => {
      const count = childSeats?.[group] ?? 0
      const { fromKg, toKg } = CHILD_SEATS[group]
      return count > 0 ? t(`bookings.seats.${group}`, { count, fromKg, toKg }) : ''
    })
    const board = nameBoard ? t('bookings.nameBoardSays', { text: nameBoard }) : t('bookings.nameBoardOwn')
    const facts = [
      { term: t('luggage'), details: bags.filter(Boolean).join(', ') },
      { term: t('childSeatsTitle'), details: seats.filter(Boolean).join(', ') },
      { term: t('meetAndGreet'), details: meetAndGreet ? board : '' },
      { term: t('travelNumber'), details: travelNumber ?? '' },
    ]
    return facts.filter(({ details }) => details !== '')
  }
}

/** All that was chosen beside the trip itself: the fare, what comes with the ride and what the driver should know. */
export function useWishes() {
  const t = useT()
  const extrasOf = useExtras()
  return (wishes: Wishes): readonly Fact[] => [
    { term: t('bookings.accessLevel'), details: t(`bookings.level.${wishes.accessLevel}`) },
    ...extrasOf(wishes),
    ...(wishes.specialRequests ? [{ term: t('bookings.requests'), details: wishes.specialRequests }] : []),
  ]
}
