import { country, elevation, latitude, list, longitude, text } from '../../data/cells.ts'
import { readTable } from '../../data/read-table.ts'
import type { CuratedPlace } from './curated-place.ts'

const COLUMNS = {
  id: text,
  name: text,
  country,
  lat: latitude,
  lon: longitude,
  elevation,
  town: text,
  other_names: list,
  source: text,
}

/** The files of api/data/places in the order in which their places are numbered. */
const FILES: readonly (readonly [file: string, kind: CuratedPlace['kind']])[] = [
  ['resorts-ski', 'resort'],
  ['resorts-summer', 'resort'],
  ['stations', 'station'],
  ['ports', 'port'],
  ['attractions', 'attraction'],
  ['islands', 'island'],
]

/**
 * Resorts, stations, ports, sights and islands that the registers lack. Facts only: a name, where it is, the town it
 * belongs to and who runs it or speaks for it. Positions were set by hand from general knowledge, to within some 300
 * metres, and are copied from no register; a test holds each to its town.
 */
export const CURATED_PLACES: readonly CuratedPlace[] = FILES.flatMap(([file, kind]) =>
  readTable(`places/${file}.tsv`, COLUMNS).map(
    ({ id, country: countryCode, other_names: otherNames, ...place }) => ({
      ...place,
      ...{ id: `curated:${id}`, kind, countryCode, otherNames },
    }),
  ),
)
