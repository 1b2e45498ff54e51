import { z } from 'zod'
import { country, text } from '../data/cells.ts'
import { readAreas } from '../data/read-areas.ts'
import { readTable } from '../data/read-table.ts'

/** Countries that lie on an island of their own, with its name; all others are on the mainland but for `ISLANDS`. */
export const ISLAND_COUNTRIES: ReadonlyMap<string, string> = new Map(
  readTable('areas/island-countries.tsv', { country, island: text }).map((row) => [row.country, row.island]),
)

/** Land that no bridge, causeway or tunnel open to cars joins to the rest of its country, by that country. */
export const ISLANDS = Map.groupBy(
  readAreas('islands.geojson', { name: z.string(), country }).map(({ corners, ...island }) => ({
    ...island,
    area: corners ?? [],
  })),
  (island): string => island.country,
)
