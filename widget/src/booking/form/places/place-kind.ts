import type { PlaceKind } from '@fiacre/sdk'
import type { TextId } from '../../../locales/text-id.ts'
import type { IconShape } from '../icon.tsx'

const PLANE =
  'M20.6 3.4c-.9-.9-2.3-.8-3.2.1L14 6.9 5.7 4.7 4.1 6.3l6.7 3.8-3.5 3.5-2.6-.4-1.3 1.3 3.5 1.9 1.9 3.5 1.3-1.3-.4-2.6 3.5-3.5 3.8 6.7 1.6-1.6L16.5 10l3.4-3.4c1-.9 1.5-2.3.7-3.2Z'
const TRAIN =
  'M9 3h6a3.5 3.5 0 0 1 3.5 3.5v7.5a3.5 3.5 0 0 1-3.5 3.5h-6a3.5 3.5 0 0 1-3.5-3.5v-7.5a3.5 3.5 0 0 1 3.5-3.5ZM5.5 10.5h13M9 14h.01M15 14h.01M8.5 17.5 6.5 21M15.5 17.5l2 3.5'
const SHIP =
  'M4 13.2 12 10.6l8 2.6-2 5.3M6 12.5V7.8h12v4.7M9.5 7.8V4h5v3.8M4 13.2l2 5.3M3 20.3c1.5 0 2.2-.9 3.6-.9s2.2.9 3.6.9 2.2-.9 3.6-.9 2.2.9 3.6.9 2.1-.9 3.6-.9'

/** How each kind of place is drawn and called. */
export const PLACE_KINDS: Readonly<Record<PlaceKind, { readonly icon: IconShape; readonly name: TextId }>> = {
  airport: { icon: { path: PLANE }, name: 'kindAirport' },
  station: { icon: { path: TRAIN }, name: 'kindStation' },
  port: { icon: { path: SHIP }, name: 'kindPort' },
  city: { icon: { name: 'pin' }, name: 'kindCity' },
  resort: { icon: { name: 'pin' }, name: 'kindResort' },
  attraction: { icon: { name: 'pin' }, name: 'kindAttraction' },
  island: { icon: { name: 'pin' }, name: 'kindIsland' },
  address: { icon: { name: 'pin' }, name: 'kindAddress' },
}
