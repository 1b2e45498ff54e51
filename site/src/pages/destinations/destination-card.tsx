import type { Place } from '@fiacre/sdk'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Destination } from '../../subjects/places/catalogue.ts'
import type { RunwayRide } from '../../subjects/booking-form/use-start-from.ts'
import { usePriceDisplay } from '../../base/preferences/use-price-display.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { destinationFace, type DestinationFilter } from './destination-filter.ts'
import { Flag } from './flag.tsx'
import { RunwayLink } from './runway-link.tsx'

type DestinationCardProps = {
  destination: Destination
  filter: DestinationFilter
  /** The part of the page that the card opens. */
  panelId: string
  isOpen: boolean
  onToggle: () => void
  airportOf: (resort: Place) => Place | undefined
  onTake: (ride: RunwayRide) => void
  /** Whether the first screen of a phone is full without it. */
  isBelow: boolean
  /** Whether the first screen of a desk is, too. */
  isFar: boolean
}

/** A country: its picture, what transfers from it cost, and under a season its best-known resorts. A press opens it. */
export function DestinationCard({ destination, filter, panelId, isOpen, ...rest }: DestinationCardProps) {
  const t = useT()
  const { price, pricePerUnit, unit } = usePriceDisplay()
  const { code, name, flag, fromPriceCents, pricePerKmCents } = destination
  const { imageUrl, resorts, categories } = destinationFace(destination, filter)
  const each = pricePerUnit(pricePerKmCents)
  return (
    <li
      className={classNames(
        'destination',
        rest.isFar ? 'fi-far' : rest.isBelow && 'fi-below',
        isOpen && 'destination--open',
      )}
    >
      <span className="destination__picture">
        <img
          // A new element for a new picture: what happened to the last one is forgotten.
          key={imageUrl}
          className="fi-late"
          src={imageUrl}
          alt=""
          width="480"
          height="320"
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          // One that cannot be fetched leaves its ground, not a torn page.
          onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
        />
      </span>
      <div className="destination__words">
        <h3 className="destination__name">
          <Flag code={code} emoji={flag} />
          <button
            type="button"
            className="destination__opener"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={rest.onToggle}
          >
            {name}
            <Icon name="chevron-down" size="sm" />
          </button>
        </h3>
        <p className="destination__prices">
          {fromPriceCents !== undefined && (
            <span>
              <span className="fi-muted">{t('destinations.from')}</span>{' '}
              <span className="destination__start">{price(fromPriceCents)}</span>
            </span>
          )}{' '}
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
                <RunwayLink
                  className="destination__resort"
                  resort={resort}
                  airport={rest.airportOf(resort)}
                  onTake={rest.onTake}
                >
                  {resort.name}
                  <Icon name="arrow-right" size="sm" />
                </RunwayLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
