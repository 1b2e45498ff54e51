import { text } from '../data/cells.ts'
import { readTable } from '../data/read-table.ts'

/** States and provinces outside Europe, by key, that follow the name of a town with namesakes there: "Paris, Texas". */
export const OUTSIDE_REGIONS: ReadonlySet<string> = new Set(
  readTable('places/outside-regions.tsv', { name: text }).map(({ name }) => name),
)

/** Codes of states and provinces behind a comma: "Paris, TX". */
export const OUTSIDE_STATES: ReadonlySet<string> = new Set(
  readTable('places/outside-states.tsv', { code: text }).map(({ code }) => code),
)
