import { formatMoney } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { clockTime, shortDay } from '../../base/i18n/local-times.ts'
import { Card } from '../../ui/card/card.tsx'
import { RouteLine } from '../../ui/route-line/route-line.tsx'
import { isVehicleName } from '../../ui/vehicle-art/vehicle-shapes.ts'
import { VehicleArt } from '../../ui/vehicle-art/vehicle-art.tsx'
import { ownClockTime } from '../../base/i18n/local-times.ts'
import { aimOf } from './aim-of.ts'
import type { PendingRide } from './pending-ride.ts'
import './ride-card.css'

/** The ride that an account is opened for, beside the form where the screen is wide. */
export function RideCard({ ride }: { ride: PendingRide }) {
  const t = useT()
  const { language } = useLanguage()
  const art = ride.vehicle.toLowerCase()
  return (
    <Card as="section" tone="lifted" className="ride-card" aria-labelledby="ride-card">
      <h2 className="fi-subheading" id="ride-card">
        {t('account.ride')}
      </h2>
      <RouteLine
        from={ride.from}
        to={aimOf(ride, t, language)}
        fromLabel={t('pickupLocation')}
        toLabel={t('destination')}
      />
      {ride.day && ride.time && (
        <p>
          {shortDay(ride.day, language)}, {clockTime(ride.time, language)}
        </p>
      )}
      <div className="ride-card__vehicle">
        <p>
          {ride.vehicle}
          {ride.passengers && `, ${t('passengerCount', { count: ride.passengers })}`}
        </p>
        {isVehicleName(art) && <VehicleArt name={art} />}
      </div>
      <div className="ride-card__price">
        <p className="ride-card__total">{formatMoney(ride.totalCents, { locale: language })}</p>
        <p className="fi-small fi-muted">
          {t('heldUntil', { time: ownClockTime(ride.expiresAt, language) })}
        </p>
      </div>
      <Link href="/">{t('account.changeRide')}</Link>
    </Card>
  )
}
