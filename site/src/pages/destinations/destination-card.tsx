import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Destination } from '../../subjects/places/catalogue.ts'
import { PlaceLink } from '../../subjects/places/place-link.tsx'
import { usePriceDisplay } from '../../base/preferences/use-price-display.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { destinationFace, type DestinationFilter } from './destination-filter.ts'
import { Flag } from './flag.tsx'

type DestinationCardProps = { destination: Destination; filter: DestinationFilter }

/** A country: its picture, what a transfer from it costs, and under a season its best-known resorts. */
export function DestinationCard({ destination, filter }: DestinationCardProps) {
  const t = useT()
  const { price, pricePerUnit, unit } = usePriceDisplay()
  const { code, name, flag, startPriceCents, pricePerKmCents } = destination
  const { imageUrl, resorts, categories } = destinationFace(destination, filter)
  const each = pricePerUnit(pricePerKmCents)
  return (
    <li className="destination">
      <span className="destination__picture">
        <img
          // A new element for a new picture: what happened to the last one is forgotten.
          key={imageUrl}
          src={imageUrl}
          alt=""
          width="480"
          height="320"
          loading="lazy"
          decoding="async"
          // One that cannot be fetched leaves its ground, not a torn page.
          onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
        />
      </span>
      <div className="destination__words">
        <h3 className="destination__name">
          <Flag code={code} emoji={flag} />
          {name}
        </h3>
        <p className="destination__prices">
          <span>
            <span className="fi-muted">{t('destinations.from')}</span>{' '}
            <span className="destination__start">{price(startPriceCents)}</span>
          </span>{' '}
          <span className="fi-muted fi-figures">
            {unit === 'mi'
              ? t('destinations.perMile', { price: each })
              : t('destinations.perKm', { price: each })}
          </span>
        </p>
        {categories.length > 0 && (
          <ul className="destination__categories" aria-label={t('destinations.knownFor')}>
            {categories.map((category) => (
              <li key={category}>{t(`destinations.${category}Short`)}</li>
            ))}
          </ul>
        )}
        {resorts.length > 0 && (
          <ul className="destination__resorts" aria-label={t('destinations.resorts', { country: name })}>
            {resorts.map((resort) => (
              <li key={resort.id}>
                <PlaceLink className="destination__resort" place={resort}>
                  {resort.name}
                  <Icon name="arrow-right" size="sm" />
                </PlaceLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
