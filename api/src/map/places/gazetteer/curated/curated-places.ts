import type { CuratedPlace } from '../curated-place.ts'
import { ATTRACTIONS } from './attractions.data.ts'
import { ISLANDS } from './islands.data.ts'
import { PORTS } from './ports.data.ts'
import { SKI_RESORTS } from './resorts-ski.data.ts'
import { SUMMER_RESORTS } from './resorts-summer.data.ts'
import { STATIONS } from './stations.data.ts'

/**
 * Resorts, stations, ports, sights and islands that the registers lack. Facts only: a name, where it is, the town it
 * belongs to and who runs it or speaks for it. Positions were set by hand from general knowledge, to within some 300
 * metres, and are copied from no register; a test holds each to its town.
 */
export const CURATED_PLACES: readonly CuratedPlace[] = [
  ...SKI_RESORTS,
  ...SUMMER_RESORTS,
  ...STATIONS,
  ...PORTS,
  ...ATTRACTIONS,
  ...ISLANDS,
]
