import type { Place } from '@fiacre/sdk'
import { useState } from 'react'
import { useGrowingCount } from '../../base/browser/use-growing-count.ts'
import { useRestWanted } from '../../base/browser/use-rest-wanted.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Catalogue } from '../../subjects/places/catalogue.ts'
import { CountryPages } from './country-pages.tsx'
import { PlaceList } from '../../subjects/places/place-list.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import './place-sections.css'

/** Places a phone lists at once; place-sections.css hides the others until they are asked for. */
const AT_ONCE = 10

/** Airports, capitals and most booked places, each a way into the form (spec section 2). */
export function PlaceSections({ airports, capitals, mostBooked, countries, rides }: Catalogue) {
  const t = useT()
  const isWanted = useRestWanted()
  // Hundreds of links, far below: the countries are there before them, and one list after another.
  const drawn = useGrowingCount(3, { first: 0, step: 1 })
  if (!isWanted) return null
  return (
    <div className="fi-container fi-section fi-far place-sections">
      <CountryPages countries={countries} rides={rides} />
      {drawn > 0 && <PlaceSection id="airports" title={t('destinations.airports')} places={airports} />}
      {drawn > 1 && <PlaceSection id="capitals" title={t('destinations.capitals')} places={capitals} />}
      {drawn > 2 && (
        <PlaceSection id="most-booked" title={t('destinations.mostBooked')} places={mostBooked} />
      )}
    </div>
  )
}

type PlaceSectionProps = { id: string; title: string; places: readonly Place[] }

function PlaceSection({ id, title, places }: PlaceSectionProps) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  if (places.length === 0) return null
  return (
    <section
      className={classNames('place-sections__section', !isWhole && 'place-sections__section--short')}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="fi-heading" id={`${id}-title`}>
        {title}
      </h2>
      <div>
        <PlaceList id={`${id}-list`} places={places} />
        {places.length > AT_ONCE && !isWhole && (
          <div className="place-sections__more">
            <Button variant="secondary" wide aria-controls={`${id}-list`} onClick={() => setWhole(true)}>
              {t('destinations.showPlaces', { count: places.length })}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
