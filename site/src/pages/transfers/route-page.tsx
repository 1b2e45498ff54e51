import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { InTurn } from '../../base/browser/in-turn.tsx'
import { useDocumentTitle } from '../../base/browser/use-document-title.ts'
import { useLanguage, useT, useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { jumpToForm } from '../../subjects/booking-form/jump-to-form.ts'
import { useRideOfPage } from '../../subjects/booking-form/use-ride-of-page.ts'
import { BRAND } from '../../subjects/brand/brand.ts'
import { Button } from '../../ui/button/button.tsx'
import { Crumbs } from './crumbs.tsx'
import { NoTransfer } from './no-transfer.tsx'
import { RideForm } from './ride-form.tsx'
import { RouteDetails } from './route-details.tsx'
import type { Transfer } from './transfer.ts'
import { routeQuery } from './transfer-queries.ts'
import { bestClasses, oneStop, rideTitle, wayNames } from './transfer-words.ts'
import { useTransferFormat } from './use-transfer-format.ts'
import { WayPicture } from './way-picture.tsx'
import './transfers.css'

// In one file with the page, which is nothing without its texts.
export { transfersTexts } from './locales/texts.ts'

/** One ride: its way, what it costs, how one is met, and the form with the ride in it. */
export function RoutePage() {
  const params = useParams()
  const { language } = useLanguage()
  const query = useQuery(routeQuery(useClient(), params, language))
  return query.data ? <Route ride={query.data} /> : <NoTransfer query={query} />
}

function Route({ ride }: { ride: Transfer }) {
  const t = useT()
  const format = useTransferFormat()
  const names = wayNames(ride)
  const title = t('transfers.way', names)
  const best = bestClasses(ride)
  useRideOfPage(ride.airport, ride.place)
  useDocumentTitle(t('shell.documentTitle', { page: rideTitle(ride, useTranslator()), brand: BRAND.name }))
  const lead = {
    purpose: ride.purpose,
    distance: format.distance(ride.distanceKm),
    time: format.time(ride.durationMinutes),
  }
  return (
    <>
      <div className="transfer fi-container">
        <Crumbs
          crumbs={[
            { name: t('shell.titleDestinations'), path: '/destinations' },
            { name: ride.country.name, path: ride.country.path },
            { name: ride.airport.name, path: ride.airportPath },
          ]}
        />
        <header className="transfer__head">
          <div className="transfer__words">
            <h1 className="fi-display">{title}</h1>
            <p className="fi-lead">{oneStop(t('transfers.lead', lead))}</p>
            {best && (
              <p className="transfer__price">
                <span className="fi-muted">{t('transfers.from')}</span>{' '}
                <span className="fi-price fi-price--lg">{format.price(best.least.priceCents)}</span>
              </p>
            )}
            <Button iconAfter="arrow-right" onClick={() => jumpToForm()}>
              {t('transfers.book')}
            </Button>
          </div>
          <WayPicture ride={ride} />
        </header>
      </div>
      <RideForm />
      <InTurn name="details">
        <RouteDetails ride={ride} />
      </InTurn>
    </>
  )
}
