import type { PlaceId } from '../catalogue.data.ts'

/** Parks, sights and cruise ports that people go to from the plane, each a page; towns and resorts are chosen from the register. */
export const SIGHTS: readonly PlaceId[] = [
  'curated:disneyland-paris',
  'curated:europa-park',
  'curated:neuschwanstein',
  'curated:efteling',
  'curated:legoland-billund',
  'curated:legoland-windsor',
  'curated:port-aventura',
  'curated:auschwitz',
]

export const CRUISE_PORTS: readonly PlaceId[] = [
  'curated:southampton-port',
  'curated:barcelona-port',
  'curated:civitavecchia-port',
  'curated:venice-port',
  'curated:piraeus-port',
]

/** Villages without a road for guests' cars: a ride ends at the station below, so no page says that it leads there. */
export const CAR_FREE: readonly PlaceId[] = [
  'geonames:2657928', // Zermatt
  'geonames:2658898', // Saas-Fee
  'curated:wengen',
  'curated:avoriaz',
]
