import type { Place } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { destinationsQuery } from '../../../base/api/queries.ts'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import type { Catalogue } from '../../../subjects/places/catalogue.ts'
import { PlaceList } from '../../../subjects/places/place-list.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import './popular-places.css'

const LISTS = [
  { id: 'airports', label: 'landing.popularAirports' },
  { id: 'capitals', label: 'landing.popularCapitals' },
  { id: 'mostBooked', label: 'landing.popularMostBooked' },
] as const satisfies readonly { id: keyof Catalogue; label: string }[]

/** As many of each as a glance takes in; the destinations page has the others. */
const AT_MOST = 9

/** Airports, capitals and most booked places; a press makes one the pickup of the form above. */
export function PopularPlaces() {
  const t = useT()
  const { language } = useLanguage()
  const [list, setList] = useState<(typeof LISTS)[number]['id']>('airports')
  const query = useQuery(destinationsQuery(useClient(), language))
  const { data, isError } = query
  if (isError && !data) {
    return (
      <LoadFailed title={t('landing.popularFailed')} text={t('landing.popularFailedText')} query={query} />
    )
  }
  return (
    <Tabs
      label={t('landing.popularTitle')}
      value={list}
      onChange={setList}
      tabs={LISTS.map(({ id, label }) => ({
        value: id,
        label: t(label),
        panel: id === list && <Places places={data?.[id]} />,
      }))}
    />
  )
}

function Places({ places }: { places: readonly Place[] | undefined }) {
  const t = useT()
  if (!places) {
    return (
      <div className="popular__waiting" aria-busy="true">
        {Array.from({ length: AT_MOST }, (_, index) => (
          <Skeleton key={index} />
        ))}
      </div>
    )
  }
  if (places.length === 0) return <p className="fi-muted">{t('landing.popularNone')}</p>
  return <PlaceList places={places.slice(0, AT_MOST)} />
}
