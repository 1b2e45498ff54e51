import { AIRPORT_EXONYMS } from './airports.data.ts'
import { CENTRE_EXONYMS } from './centre.data.ts'
import { GERMANY_AND_BENELUX_EXONYMS } from './germany-and-benelux.data.ts'
import { HOME_EXONYMS } from './home.data.ts'
import { NORTH_EXONYMS } from './north.data.ts'
import { SOUTH_EAST_EXONYMS } from './south-east.data.ts'
import { SOUTH_EXONYMS } from './south.data.ts'
import { WEST_EXONYMS } from './west.data.ts'

/** What a place is called in the languages that do not use the name we keep. */
interface Exonyms {
  /** The name we keep, which every language not listed uses too. */
  name: string
  byLanguage: ReadonlyMap<string, string>
}

/** Towns, resorts and islands, by the place's id. */
export const TOWN_EXONYMS = readTables([
  CENTRE_EXONYMS,
  GERMANY_AND_BENELUX_EXONYMS,
  NORTH_EXONYMS,
  SOUTH_EAST_EXONYMS,
  SOUTH_EXONYMS,
  WEST_EXONYMS,
])

/** Every place that has names of its own in some language, by its id. */
export const EXONYMS: ReadonlyMap<string, Exonyms> = new Map([
  ...TOWN_EXONYMS,
  ...readTables([HOME_EXONYMS, AIRPORT_EXONYMS]),
])

/** Towns by the name we keep and by their other Latin names: "Sevilla Airport" is named after Seville. */
const BY_NAME = indexNames()

/** What the town of this name is called in a language; undefined where we list no such town. */
export function townExonym(name: string, language: string): string | undefined {
  const exonyms = BY_NAME.get(name)
  return exonyms && (exonyms.byLanguage.get(language) ?? name)
}

function indexNames(): Map<string, Exonyms> {
  const towns = [...TOWN_EXONYMS.values()]
  const index = new Map(towns.map((exonyms) => [exonyms.name, exonyms]))
  for (const exonyms of towns) {
    for (const name of exonyms.byLanguage.values()) {
      // "Frankfurt" is short for "Frankfurt am Main", but Frankfurt-Hahn is nowhere near the Main.
      if (!index.has(name) && !exonyms.name.startsWith(name)) index.set(name, exonyms)
    }
  }
  return index
}

/** A row reads "Copenhagen: da,no København; pl Kopenhaga": the name we keep, then who calls it what. */
function readTables(tables: readonly Readonly<Record<string, string>>[]): Map<string, Exonyms> {
  const places = new Map<string, Exonyms>()
  for (const [id, row] of tables.flatMap((table) => Object.entries(table))) {
    const [name = '', list = ''] = row.split(': ')
    const byLanguage = new Map<string, string>()
    for (const entry of list.split('; ')) {
      const space = entry.indexOf(' ')
      for (const language of entry.slice(0, space).split(','))
        byLanguage.set(language, entry.slice(space + 1))
    }
    places.set(id, { name, byLanguage })
  }
  return places
}
