import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { usePlaceMoment } from '../../../subjects/booking/place-moment.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { bookingPath } from '../admin-address.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useMay } from '../use-may.ts'
import { useMoments } from '../use-moments.ts'
import type { AdminRide } from './dispatch-reads.ts'
import { CrewForm } from './crew-form.tsx'
import { GiveForm } from './give-form.tsx'
import { IncidentForm } from './incident-form.tsx'
import { RideIncidents } from './ride-incidents.tsx'
import { RideOffers } from './ride-offers.tsx'
import { RideState } from './ride-state.tsx'
import { TakeBackForm } from './take-back-form.tsx'

type RideSheetProps = {
  id: string
  rides: readonly AdminRide[] | undefined
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** A ride over the list: what it is, who was asked, and what our people do about it. */
export function RideSheet({ id, rides, query }: RideSheetProps) {
  const t = useT()
  const mayDo = useMay()
  const ride = rides?.find((each) => each.id === id)
  const ids = (rides ?? []).map((each) => each.id)
  const title =
    ride && t('dispatch.title', { number: ride.bookingNumber, leg: t(`dispatch.leg.${ride.leg}`) })
  const isOurs = mayDo('operations')
  const isToBeHad = ride?.state === 'open' || ride?.state === 'offered'
  const isToName = ride?.state === 'accepted' || ride?.state === 'assigned' || ride?.state === 'on-the-way'
  const isToTake = isToName || ride?.state === 'arrived'
  return (
    <RecordSheet id={id} ids={ids} title={title ?? ''}>
      {ride ? (
        <>
          <RideFacts ride={ride} />
          <RecordPart title={t('dispatch.offers')}>
            <RideOffers offers={ride.offers} />
          </RecordPart>
          {isToBeHad && isOurs && (
            <RecordPart title={t('dispatch.give')}>
              <GiveForm key={id} ride={ride} />
            </RecordPart>
          )}
          {isToName && !ride.amendmentUntil && isOurs && (
            <RecordPart title={t(ride.driverName ? 'dispatch.otherCrew' : 'dispatch.crew')}>
              <CrewForm key={id} ride={ride} />
            </RecordPart>
          )}
          {isToTake && isOurs && (
            <RecordPart title={t('dispatch.takeBack')}>
              <TakeBackForm key={id} ride={ride} />
            </RecordPart>
          )}
          <RecordPart title={t('dispatch.incidents')}>
            <RideIncidents incidents={ride.incidents} />
            {isOurs && <IncidentForm key={id} ride={ride} />}
          </RecordPart>
        </>
      ) : (
        <RecordMissing query={query} />
      )}
    </RecordSheet>
  )
}

function RideFacts({ ride }: { ride: AdminRide }) {
  const t = useT()
  const moment = useMoments()
  const placeMoment = usePlaceMoment()
  const { aim, money } = useBookingWords()
  const { bookingId, bookingNumber, pickupAt, timeZone, passengers, suitcases } = ride
  const seats = ride.infantSeats + ride.childSeats + ride.boosterSeats
  const driver = [ride.driverName, ride.driverPhone].filter(Boolean).join(', ')
  return (
    <DescriptionList
      items={[
        {
          term: t('bookings.number'),
          details: (
            <Link className="admin-link" href={bookingPath(bookingId)}>
              {bookingNumber}
            </Link>
          ),
        },
        { term: t('admin.stands'), details: <RideState state={ride.state} /> },
        { term: t('dispatch.pickup'), details: placeMoment(pickupAt, timeZone) },
        { term: t('dispatch.way'), details: `${ride.pickup} – ${aim(ride)}` },
        { term: t('dispatch.room'), details: t('dispatch.roomText', { passengers, suitcases, seats }) },
        { term: t('dispatch.net'), details: money(ride.netCents) },
        { term: t('dispatch.carrier'), details: ride.carrierName ?? '–' },
        { term: t('dispatch.driver'), details: driver || '–' },
        { term: t('dispatch.plate'), details: ride.plate ?? '–' },
        ...(ride.amendmentUntil
          ? [{ term: t('dispatch.changed'), details: moment(ride.amendmentUntil) }]
          : []),
      ]}
    />
  )
}
