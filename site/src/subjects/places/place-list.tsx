import type { Place } from '@fiacre/sdk'
import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import { PlaceLink } from './place-link.tsx'
import './place-list.css'

/** Places to start from, in columns: each name, and after it the country. */
export function PlaceList({ places, id }: { places: readonly Place[]; id?: string }) {
  const { language } = useLanguage()
  const nameOf = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  return (
    <ul className="place-list" id={id}>
      {places.map((place) => {
        const country = nameOf.of(place.countryCode)
        return (
          <li key={place.id} className="place-list__item">
            <PlaceLink className="place-list__link" place={place}>
              <span className="place-list__name">{place.name}</span> {/* Luxembourg lies in Luxembourg. */}
              {country !== place.name && <span className="place-list__country">{country}</span>}
            </PlaceLink>
          </li>
        )
      })}
    </ul>
  )
}
