import { formatMoney } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ownClockTime } from '../../base/i18n/local-times.ts'
import { aimOf } from './aim-of.ts'
import type { PendingRide } from './pending-ride.ts'
import './ride-strip.css'

/** The ride that an account is opened for, and its price, above the form. */
export function RideStrip({ ride }: { ride: PendingRide }) {
  const t = useT()
  const { language } = useLanguage()
  return (
    <section className="ride-strip" aria-label={t('account.ride')}>
      <p className="ride-strip__way">
        {ride.from} <Icon name="arrow-right" size="sm" /> {aimOf(ride, t, language)}
      </p>
      <p className="ride-strip__price">
        <span>
          {t('account.rideHeld', {
            vehicle: ride.vehicle,
            price: formatMoney(ride.totalCents, { locale: language }),
            time: ownClockTime(ride.expiresAt, language),
          })}
        </span>{' '}
        <Link href="/">{t('account.changeRide')}</Link>
      </p>
    </section>
  )
}
