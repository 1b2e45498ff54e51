import { LEAD_TIME_HOURS, WAITING_MINUTES } from '@fiacre/sdk/rules'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PriceTable } from './price-table.tsx'
import { RideList } from './ride-list.tsx'
import type { Transfer } from './transfer.ts'
import { rideQuestions, wayNames } from './transfer-words.ts'
import { useTransferFormat } from './use-transfer-format.ts'
import { useWayFacts } from './use-way-facts.ts'

/** All there is to say of a ride below its form. */
export function RouteDetails({ ride }: { ride: Transfer }) {
  const t = useT()
  const format = useTransferFormat()
  const names = wayNames(ride)
  const facts = useWayFacts(ride)
  return (
    <div className="transfer-parts fi-container fi-section fi-far">
      <section className="transfer-prices">
        <PriceTable ride={ride} />
      </section>
      <Part title={t('transfers.wayTitle', names)}>
        <DescriptionList items={facts} />
      </Part>
      <Part title={t('transfers.pickupTitle', names)}>
        <ul className="transfer-pickup">
          <li>{t('transfers.pickupWait', { waitFlight: WAITING_MINUTES.flightDelay })}</li>
          <li>{t('transfers.pickupBook', { ...names, hours: LEAD_TIME_HOURS })}</li>
        </ul>
      </Part>
      {ride.otherAirports.length > 0 && (
        <Part title={t('transfers.airportsTitle', names)}>
          <RideList rides={ride.otherAirports} names="airport" against={ride.durationMinutes} />
        </Part>
      )}
      <Part title={t('transfers.questionsTitle')}>
        <div>
          {rideQuestions(ride, t, format).map(({ id, asked, answer }) => (
            <details key={id} className="transfer-question">
              <summary>
                <Icon name="chevron-right" size="sm" />
                <span>{asked}</span>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </Part>
      {ride.otherPlaces.length > 0 && (
        <Part title={t('transfers.placesTitle', names)}>
          <RideList rides={ride.otherPlaces} names="place" against={ride.durationMinutes} />
          <p className="transfer-parts__all">
            <Link href={ride.airportPath}>{t('transfers.allFrom', names)}</Link>
          </p>
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="transfer-part">
      <h2 className="fi-heading">{title}</h2>
      <div>{children}</div>
    </section>
  )
}
