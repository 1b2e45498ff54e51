import type { PlaceKind } from '@fiacre/sdk'
import type { TextId } from '../../../locales/text-id.ts'
import type { IconName } from '../icon.tsx'

/** How each kind of place is drawn and called. */
export const PLACE_KINDS: Readonly<Record<PlaceKind, { readonly icon: IconName; readonly name: TextId }>> = {
  airport: { icon: 'plane', name: 'kindAirport' },
  station: { icon: 'train', name: 'kindStation' },
  port: { icon: 'ship', name: 'kindPort' },
  city: { icon: 'pin', name: 'kindCity' },
  resort: { icon: 'pin', name: 'kindResort' },
  attraction: { icon: 'pin', name: 'kindAttraction' },
  island: { icon: 'pin', name: 'kindIsland' },
  address: { icon: 'pin', name: 'kindAddress' },
}
