import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { vehicleTypesQuery } from '../../../base/api/queries.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { RatesNote } from '../../../base/preferences/rates-note.tsx'
import { FleetCard, FleetCardWaiting } from './fleet-card.tsx'
import './fleet.css'

/** As many as the fleet has, so that nothing moves when it arrives. */
const PLACEHOLDERS = [1, 2, 3, 4, 5]

/** The classes of vehicle, each with its 'from' price (spec section 2). */
export function Fleet() {
  const t = useT()
  const query = useQuery(vehicleTypesQuery(useClient()))
  const { data: vehicles, isError } = query
  return (
    <section className="fleet fi-section fi-far" id="fleet" aria-labelledby="fleet-title">
      <div className="fi-container">
        <div className="fleet__head">
          <h2 className="fi-display" id="fleet-title">
            {t('landing.fleetTitle')}
          </h2>
          <p className="fi-lead">{t('landing.fleetLead')}</p>
          <RatesNote />
        </div>
        {isError && !vehicles ? (
          <LoadFailed title={t('landing.fleetFailed')} text={t('landing.fleetFailedText')} query={query} />
        ) : (
          <ul className="fleet__list" aria-busy={!vehicles}>
            {vehicles?.map((vehicle) => <FleetCard key={vehicle.id} vehicle={vehicle} />) ??
              PLACEHOLDERS.map((each) => <FleetCardWaiting key={each} />)}
          </ul>
        )}
      </div>
    </section>
  )
}
