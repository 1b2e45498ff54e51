import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { Ride } from './ride.ts'
import './ride-pages.css'

type RidePagesProps = {
  rides: readonly Ride[]
  /** What an arrow between two places is read as. */
  to: string
}

/** A quiet row of links to the pages of rides; nothing where none has one. */
export function RidePages({ rides, to }: RidePagesProps) {
  const t = useT()
  const pages = rides.flatMap(({ pagePath, pickup, destination }) =>
    pagePath ? [{ path: pagePath, from: pickup.name, destination: destination.name }] : [],
  )
  if (pages.length === 0) return null
  return (
    <nav aria-label={t('shell.airportTransfers')}>
      <ul className="ride-pages">
        {pages.map(({ path, from, destination }) => (
          <li key={path}>
            <Link href={path} className="ride-pages__link">
              {from} <Icon name="arrow-right" size="sm" label={to} /> {destination}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
