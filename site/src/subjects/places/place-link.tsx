import type { Place } from '@fiacre/sdk'
import type { MouseEvent, ReactNode } from 'react'
import { useHref } from '../../base/page/use-href.ts'
import { useStartFrom } from '../booking-form/use-start-from.ts'

type PlaceLinkProps = { place: Place; className?: string; children: ReactNode }

/**
 * A place that a journey can begin at. It fills the form on this page; opened in another tab, the form of the landing
 * page.
 */
export function PlaceLink({ place, className, children }: PlaceLinkProps) {
  const startFrom = useStartFrom()
  const href = useHref()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    startFrom(place)
  }
  return (
    <a className={className} href={href(`/?pickup=${encodeURIComponent(place.label)}`)} onClick={follow}>
      {children}
    </a>
  )
}
