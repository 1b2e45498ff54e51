import type { Place } from '@fiacre/sdk'
import type { MouseEvent, ReactNode } from 'react'
import { useHref } from '../../base/page/use-href.ts'
import type { RunwayRide } from '../../subjects/booking-form/use-start-from.ts'
import { PlaceLink } from '../../subjects/places/place-link.tsx'

type RunwayLinkProps = {
  resort: Place
  /** Where a ride from the runway begins; without it the resort is the pickup, as any place is. */
  airport: Place | undefined
  onTake: (ride: RunwayRide) => void
  className?: string
  children: ReactNode
}

/**
 * A resort: a ride from the runway to it, in the form on this page; opened in another tab, in the form of the landing page.
 */
export function RunwayLink({ resort, airport, onTake, className, children }: RunwayLinkProps) {
  const href = useHref()
  if (!airport) {
    return (
      <PlaceLink className={className} place={resort}>
        {children}
      </PlaceLink>
    )
  }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onTake({ resort, airport })
  }
  const query = new URLSearchParams({ pickup: airport.label, destination: resort.label })
  return (
    <a className={className} href={href(`/?${query}`)} onClick={follow}>
      {children}
    </a>
  )
}
