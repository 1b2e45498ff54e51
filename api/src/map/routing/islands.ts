import { z } from 'zod'
import { country, text } from '../data/cells.ts'
import { type Corner, readAreas } from '../data/read-areas.ts'
import { readTable } from '../data/read-table.ts'

let countries: ReadonlyMap<string, string> | undefined

/** The island that all of a country lies on, as Iceland does; undefined where there is mainland, but for `islandsOf`. */
export function islandOfCountry(code: string): string | undefined {
  const rows = () => readTable('areas/island-countries.tsv', { country, island: text })
  countries ??= new Map(rows().map((row) => [row.country, row.island]))
  return countries.get(code)
}

interface Island {
  name: string
  area: readonly Corner[]
}

let islands: ReadonlyMap<string, readonly Island[]> | undefined

/** Land of a country that no bridge, causeway or tunnel open to cars joins to the rest of it. */
export function islandsOf(code: string): readonly Island[] {
  const features = () => readAreas('islands.geojson', { name: z.string(), country })
  islands ??= Map.groupBy(
    features().map(({ corners, ...island }) => ({ ...island, area: corners ?? [] })),
    (island): string => island.country,
  )
  return islands.get(code) ?? []
}
