import type { PlaceQuery } from '../place-query.ts'
import { forgivenEdits } from '../typo-keys.ts'
import { editsToBeginning } from './edits-to-beginning.ts'
import type { Found } from './find-by-name.ts'
import type { NameIndex } from './name-index.ts'
import { emptyKey, keyAt } from './sorted-keys.ts'
import { membersNear } from './typo-index.ts'

/** The largest of so many places that share letters with the text are compared with it. */
const COMPARED = 60

/** Finds places whose names are what was typed but for one typing error, or two in a longer text. */
export function findTypos(index: NameIndex, query: PlaceQuery): Found[] {
  const { typos, weight } = index
  const forgiven = forgivenEdits(query.phrase.length)
  if (forgiven === 0) return []
  const country = query.countryCode === null ? null : index.countries.indexOf(query.countryCode)
  const placeOf = (member: number) => typos.places[member] ?? 0
  const weightOf = (member: number) => weight[placeOf(member)] ?? 0
  const compared = [...membersNear(typos, query.phrase, forgiven === 1 ? 1 : 2)]
    .filter((member) => country === null || index.country[placeOf(member)] === country)
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a - b)
    .slice(0, COMPARED)
  const letters = Array.from({ length: query.phrase.length }, (_, at) => query.phrase.charCodeAt(at))
  const edits = editsToBeginning(letters, forgiven)
  const key = emptyKey()
  return compared.flatMap((member): Found[] => {
    let least = Infinity
    for (let at = typos.firstName[member] ?? 0; at < (typos.firstName[member + 1] ?? 0) && least > 0; at++) {
      keyAt(index.keys, typos.names[at] ?? 0, key)
      least = Math.min(least, edits(key))
    }
    return least > 0 && least <= forgiven
      ? [{ place: placeOf(member), tier: 3, exact: 0, code: false, edits: least }]
      : []
  })
}
