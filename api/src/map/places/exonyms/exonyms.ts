import { LANGUAGES } from '@fiacre/sdk/rules'
import { optionalText, text } from '../../data/cells.ts'
import { listTables } from '../../data/list-tables.ts'
import { readTable } from '../../data/read-table.ts'

/** What a place is called in the languages that do not use the name we keep. */
interface Exonyms {
  /** The name we keep, which every language not listed uses too. */
  name: string
  byLanguage: ReadonlyMap<string, string>
}

const LANGUAGE_CODES = LANGUAGES.flatMap(({ code }) => (code === 'en' ? [] : [code]))

/** A column a language; a table leaves out those in which all its places go by the name we keep. */
const COLUMNS = {
  place: text,
  name: text,
  ...Object.fromEntries(LANGUAGE_CODES.map((code) => [code, optionalText.optional()])),
}

interface Tables {
  towns: ReadonlyMap<string, Exonyms>
  all: ReadonlyMap<string, Exonyms>
  /** Towns by the name we keep and by their other Latin names: "Sevilla Airport" is named after Seville. */
  townsByName: ReadonlyMap<string, Exonyms>
}

let kept: Tables | undefined

/** Read by whoever asks first, the seed among them: a start that finds the places kept needs none of it. */
function tables(): Tables {
  if (kept) return kept
  const towns = readTables(listTables('exonyms/towns'))
  const others = readTables(['exonyms/home-towns.tsv', 'exonyms/airports.tsv', 'exonyms/stations.tsv'])
  return (kept = { towns, all: new Map([...towns, ...others]), townsByName: indexNames(towns) })
}

/** Towns, resorts and islands, by the place's id. */
export const townExonyms = (): ReadonlyMap<string, Exonyms> => tables().towns

/** Every place that has names of its own in some language, by its id. */
export const allExonyms = (): ReadonlyMap<string, Exonyms> => tables().all

/** What the town of this name is called in a language; undefined where we list no such town. */
export function townExonym(name: string, language: string): string | undefined {
  const exonyms = tables().townsByName.get(name)
  return exonyms && (exonyms.byLanguage.get(language) ?? name)
}

/** Whether we keep a town under a name that is not the one at home, as "Copenhagen" is not in Danish. */
export function isEnglishName(name: string, home: string): boolean {
  const exonyms = tables().townsByName.get(name)
  return exonyms?.name === name && exonyms.byLanguage.has(home)
}

function indexNames(byId: ReadonlyMap<string, Exonyms>): Map<string, Exonyms> {
  const towns = [...byId.values()]
  const index = new Map(towns.map((exonyms) => [exonyms.name, exonyms]))
  for (const exonyms of towns) {
    for (const name of exonyms.byLanguage.values()) {
      // "Frankfurt" is short for "Frankfurt am Main", but Frankfurt-Hahn is nowhere near the Main.
      if (!index.has(name) && !exonyms.name.startsWith(name)) index.set(name, exonyms)
    }
  }
  return index
}

/** An empty cell says that the language uses the name we keep. */
function readTables(files: readonly string[]): Map<string, Exonyms> {
  const rows = files.flatMap((file) => readTable(file, COLUMNS))
  return new Map(
    rows.map(({ place, name, ...names }) => {
      const said = Object.entries(names).flatMap(([language, exonym]): [string, string][] =>
        typeof exonym === 'string' && exonym !== '' ? [[language, exonym]] : [],
      )
      return [place, { name, byLanguage: new Map(said) }]
    }),
  )
}
