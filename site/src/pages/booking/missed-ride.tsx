import type { CallResult } from '@fiacre/sdk'
import { Link } from 'wouter'
import { dateFormat } from '../../base/i18n/formats.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'

type BookingRide = CallResult<'listBookingRides'>['rides'][number]

/** What a driver reported of a ride to which nobody came: the traveller sees the same as our people, and can object. */
export function MissedRide({ ride, bookingNumber }: { ride: BookingRide; bookingNumber: string }) {
  const t = useT()
  const { language } = useLanguage()
  const { objectUntil, timeZone } = ride
  const day = dateFormat(language, { dateStyle: 'long', timeZone })
  return (
    <div className="fi-stack fi-stack--tight">
      <p>{t('booking.ride.noShowText')}</p>
      <DescriptionList items={[{ term: t('booking.ride.waited'), details: ride.waitsUntilTime }]} />
      {objectUntil && <p>{t('booking.ride.object', { day: day.format(new Date(objectUntil)) })}</p>}
      <Link href={`/help-center?section=contact&booking=${bookingNumber}`} asChild>
        <ButtonLink size="sm" variant="secondary" icon="mail">
          {t('booking.ride.write')}
        </ButtonLink>
      </Link>
    </div>
  )
}
