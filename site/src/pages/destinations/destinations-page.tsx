import type { Place } from '@fiacre/sdk'
import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { destinationsQuery } from '../../base/api/queries.ts'
import { InTurn } from '../../base/browser/in-turn.tsx'
import { useRestWanted } from '../../base/browser/use-rest-wanted.ts'
import { jumpToForm } from '../../subjects/booking-form/jump-to-form.ts'
import { useRideFromRunway, type RunwayRide } from '../../subjects/booking-form/use-start-from.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { Services } from '../../subjects/services/services.tsx'
import { BookSection } from './book-section.tsx'
import { DestinationCards } from './destination-cards.tsx'
import { DESTINATION_FILTERS, type DestinationFilter } from './destination-filter.ts'
import { PlaceSections } from './place-sections.tsx'
import { PriceNote } from './price-note.tsx'
import { useDestinationFilter, useOpenCountry } from './use-destination-filter.ts'
import './destinations-page.css'

// In one file with the page, which is nothing without its texts.
export { destinationsTexts } from './locales/texts.ts'

/** Where we drive: countries by what one goes there for, the booking form, and places to start from. */
export function DestinationsPage() {
  const t = useT()
  const { language } = useLanguage()
  const [filter, setFilter] = useDestinationFilter()
  const [open, setOpen] = useOpenCountry()
  const [filled, setFilled] = useState<RunwayRide>()
  const rideFromRunway = useRideFromRunway()
  const isRestWanted = useRestWanted()
  const query = useQuery(destinationsQuery(useClient(), language))
  const { data, isError } = query

  const airportOf = (resort: Place) => data?.runways.find(({ resortId }) => resortId === resort.id)?.airport
  const take = (ride: RunwayRide) => {
    setFilled(ride)
    rideFromRunway(ride)
  }

  const panel = (each: DestinationFilter) => (
    <>
      <div className="destinations__head">
        <h2 className="destinations__season">{t(`destinations.${each}Lead`)}</h2>
        <PriceNote />
      </div>
      <DestinationCards
        countries={data?.countries}
        filter={each}
        onShowAll={() => setFilter('all')}
        open={open}
        onOpen={setOpen}
        airportOf={airportOf}
        onTake={take}
      />
    </>
  )

  return (
    <>
      <div className="destinations fi-container">
        <PageHeader
          title={t('destinations.title')}
          lead={t('destinations.lead', { count: SERVED_COUNTRY_CODES.length })}
          actions={
            <Button iconAfter="arrow-right" onClick={() => jumpToForm()}>
              {t('destinations.book')}
            </Button>
          }
        />
        {isError && !data ? (
          <LoadFailed title={t('destinations.failed')} text={t('destinations.failedText')} query={query} />
        ) : (
          <Tabs
            label={t('destinations.filters')}
            value={filter}
            onChange={setFilter}
            tabs={DESTINATION_FILTERS.map((each) => ({
              value: each,
              label: t(`destinations.${each}`),
              panel: each === filter && panel(each),
            }))}
          />
        )}
      </div>
      <InTurn name="book">
        <BookSection filled={filled} />
      </InTurn>
      {data && (
        <div className="destinations-places">
          <InTurn name="places">
            <PlaceSections {...data} />
          </InTurn>
        </div>
      )}
      {isRestWanted && (
        <InTurn name="services">
          <Services />
        </InTurn>
      )}
    </>
  )
}
