import type { Place } from '@fiacre/sdk'
import { Fragment } from 'react'
import type { RunwayRide } from '../../subjects/booking-form/use-start-from.ts'
import type { Destination } from '../../subjects/places/catalogue.ts'
import { useGrowingCount } from '../../base/browser/use-growing-count.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CountryPanel } from './country-panel.tsx'
import { DestinationCard } from './destination-card.tsx'
import { DestinationCardWaiting } from './destination-card-waiting.tsx'
import { filterDestinations, type DestinationFilter } from './destination-filter.ts'
import './destination-cards.css'

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The first fill the screen; what lies below it is drawn some at a time. */
const AT_A_TIME = { first: 8, step: 12 }

/** More than these are below the first screen of a phone. */
const ON_A_PHONE = 3

type DestinationCardsProps = {
  /** Every destination; undefined while they are on their way. */
  countries: readonly Destination[] | undefined
  filter: DestinationFilter
  onShowAll: () => void
  /** The code of the country that is open, and what opens and closes one. */
  open: string | undefined
  onOpen: (code: string | undefined) => void
  airportOf: (resort: Place) => Place | undefined
  onTake: (ride: RunwayRide) => void
}

/** The countries of one filter: with their resorts large, without them small enough to leaf through forty on a phone. */
export function DestinationCards({ countries, filter, onShowAll, ...cards }: DestinationCardsProps) {
  const t = useT()
  const drawn = useGrowingCount(countries?.length ?? 0, AT_A_TIME)
  const shown = countries && filterDestinations(countries, filter)
  if (shown?.length === 0) {
    return (
      <EmptyState
        icon="globe"
        level={3}
        title={t('destinations.none')}
        action={
          filter !== 'all' && (
            <Button variant="secondary" onClick={onShowAll}>
              {t('destinations.showAll')}
            </Button>
          )
        }
      >
        {t('destinations.noneText')}
      </EmptyState>
    )
  }
  const isSeason = filter === 'summer' || filter === 'ski'
  return (
    <ul
      className={classNames('destinations__cards', !isSeason && 'destinations__cards--small')}
      aria-busy={!shown}
    >
      {shown?.slice(0, cards.open === undefined ? drawn : shown.length).map((country, index) => {
        const { open, onOpen, airportOf, onTake } = cards
        const [isOpen, panelId] = [open === country.code, `country-${country.code}`]
        return (
          <Fragment key={country.code}>
            <DestinationCard
              {...{ filter, isOpen, panelId, airportOf, onTake }}
              destination={country}
              isBelow={index >= ON_A_PHONE}
              isFar={index >= AT_A_TIME.first}
              onToggle={() => onOpen(isOpen ? undefined : country.code)}
            />
            {isOpen && (
              <li className="destinations__open">
                <CountryPanel {...{ country, airportOf, onTake }} id={panelId} />
              </li>
            )}
          </Fragment>
        )
      }) ?? PLACEHOLDERS.map((each) => <DestinationCardWaiting key={each} />)}
    </ul>
  )
}
