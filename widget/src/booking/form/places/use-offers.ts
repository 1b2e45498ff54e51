import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { PlaceFieldName } from '../../flow/place-field-name.ts'
import { useBooking, useFlowState } from '../flow-context.ts'
import { atHand, bringAtHand, findNearby } from './at-hand.ts'
import { offerGroups } from './offers.ts'
import type { OfferGroup } from './offers.ts'

/** What a field offers while it is empty; asked for once it is wanted. */
export function useOffers(name: PlaceFieldName, isWanted: boolean): readonly OfferGroup[] {
  const { flow, text } = useBooking()
  const known = useStore(atHand(flow))
  const other = useFlowState(({ places }) =>
    name === 'destination' ? places.pickupLocation : places.destination,
  )
  // As they are when the list opens.
  const [recent, setRecent] = useState(() => flow.ports.recentPlaces?.() ?? [])
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted)
    if (isWanted) setRecent(flow.ports.recentPlaces?.() ?? [])
  }
  // Where the page is at home may be known only after the list has opened.
  const home = flow.ports.home?.()
  useEffect(() => {
    if (isWanted) void bringAtHand(flow, home)
  }, [flow, isWanted, home])
  return useMemo(() => {
    const search = flow.ports.isOwnPage
      ? { id: 'near', label: text.t('airportsNearMe'), search: () => findNearby(flow) }
      : undefined
    return offerGroups({ ...known, name, other, recent, search })
  }, [flow, known, name, other, recent, text])
}
