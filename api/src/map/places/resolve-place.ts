import { isRestrictedText } from '@fiacre/sdk/rules'
import type { Candidate, Choice } from './choose-place.ts'
import { flatKm } from './geo-cells.ts'
import type { KnownAddresses } from './known-address.ts'
import { nearestPlace } from './nearest-place.ts'
import { localName } from './local-name.ts'
import { toPlace } from './place-label.ts'
import type { Place, PlaceKind, PlaceRow, Point, QueryRunner, ResolvedPlace } from './places.tables.ts'
import { otherNames } from './places-apart.ts'
import { isWithinReach, namesakeAt } from './point-reach.ts'
import type { PlaceReading } from './place-reading.ts'
import { readPlaceText } from './read-place-text.ts'
import { uncut } from './spelling.ts'

export interface PlaceQuestion {
  /** As the traveller wrote it: a suggestion's label, a town, or an address with its town. */
  text: string
  /** Where exactly, when the client knows. It says where in the place that the text names, and never which place. */
  point?: Point | undefined
  /** Language of the name and the label; English by default. */
  lang?: string | undefined
}

/** What a text and a position mean together. */
export type PlaceAnswer =
  | { kind: 'place'; place: ResolvedPlace }
  /** The text, or text and position, name places far from each other: the traveller has to say which. */
  | { kind: 'unclear'; candidates: Place[] }
  /** The text names a restricted region, or the position lies outside the countries that we serve. */
  | { kind: 'not-served' }
  | { kind: 'unknown' }

/** What a position is called by: not the station or the sight that happens to be near. */
const SETTLEMENTS: readonly PlaceKind[] = ['city', 'resort', 'island']

/** A point as near as this is the place's own. */
const OWN_POINT_KM = 0.02

/**
 * Finds the one place that a text means, and where in it the position lies. Text and position are one claim about one
 * place: a position counts only within reach of what the text alone resolves to. Where the text resolves to nothing, the
 * place at the position is meant, under its own name (`match` is `nearest`), or asked about where none is near.
 *
 * @param addresses asks a geocoder whether it knows an address by these words, where one is set up
 */
export async function resolvePlace(
  db: QueryRunner,
  { text, point, lang = 'en' }: PlaceQuestion,
  addresses?: KnownAddresses,
): Promise<PlaceAnswer> {
  // One after the other: both ends of a way are looked up at once, and a request is to hold few connections.
  const reading = await readPlaceText(db, text)
  const nearest = point && (await nearestPlace(db, point))
  if (point && !nearest) return { kind: 'not-served' }
  if ((isRestrictedText(text) || isRestrictedText(uncut(text))) && !endsInServedTown(reading))
    return { kind: 'not-served' }
  const { choice, apart } = reading
  if (choice && apart.length > 0) return unclear(db, [choice.candidate, ...apart], lang)
  if (!point || !nearest) {
    return choice ? found(choice.candidate, choice.match, lang) : { kind: 'unknown' }
  }
  if (choice && isWithinReach(choice.candidate, point)) return at(choice, point, lang)
  if (addresses && (await addresses.isKnown({ text, point, lang }, nearest.countryCode))) {
    return found({ ...nearest, ...point }, 'point', lang)
  }
  if (!choice) {
    // Named where we do not drive, it is not where the position says.
    if (reading.elsewhere) return { kind: 'unknown' }
    const town = (await nearestPlace(db, point, SETTLEMENTS)) ?? nearest
    // Called by a town that it is far from, the position would be paid, and the town driven to.
    return isWithinReach(town, point)
      ? found({ ...town, ...point }, 'nearest', lang)
      : unclear(db, [town], lang)
  }
  return farFrom(db, choice, reading, { point, nearest }, lang)
}

/** "Hotel Moskva, Zlatibor": a town of ours stands at the end, under a name that is no restricted one. */
function endsInServedTown({ choice, text }: PlaceReading): boolean {
  const guess = choice && text.guesses.get(choice.candidate.key)
  if (!guess || guess.form === 'words' || guess.part !== text.parts - 1) return false
  return !isRestrictedText(choice.candidate.key)
}

/** The text's place, with a position inside it. */
function at({ candidate, match }: Choice, point: Point, lang: string): PlaceAnswer {
  // The point of a suggested address is only its town's.
  const isTowns = match === 'address' && flatKm(candidate, point) <= OWN_POINT_KM
  return found({ ...candidate, ...point }, isTowns ? 'address' : 'point', lang)
}

/** The position lies elsewhere: at a namesake, at another place that the text may mean, or where the text says nothing of. */
async function farFrom(
  db: QueryRunner,
  choice: Choice,
  { candidates, text }: PlaceReading,
  { point, nearest }: { point: Point; nearest: PlaceRow },
  lang: string,
): Promise<PlaceAnswer> {
  const namesake = namesakeAt(choice, candidates, point)
  if (namesake) return found({ ...namesake, ...point }, 'point', lang, true)
  const isAnotherName = otherNames(choice.candidate)
  const other = candidates.find(
    ({ key, ...place }) =>
      isWithinReach(place, point) && (key === choice.candidate.key || isAnotherName(key)),
  )
  if (other) return unclear(db, [choice.candidate, other], lang)
  const isSure = choice.match === 'place' || text.guesses.get(choice.candidate.key)?.form !== 'words'
  return isSure ? found(choice.candidate, choice.match, lang) : unclear(db, [choice.candidate, nearest], lang)
}

function found(row: PlaceRow, match: Place['match'], lang: string, withRegion = false): PlaceAnswer {
  const place = toPlace(row, lang, withRegion)
  return {
    kind: 'place',
    place: { ...place, localName: localName(row, place.name), ...(match && { match }) },
  }
}

/** The places to choose from, each with a label that means it when it comes back. */
async function unclear(
  db: QueryRunner,
  rows: readonly (Candidate | PlaceRow)[],
  lang: string,
): Promise<PlaceAnswer> {
  const different = rows.filter((row, index) => rows.findIndex(({ id }) => id === row.id) === index)
  const candidates = different.slice(0, MOST_CANDIDATES).map(async (row) => {
    const { choice } = await readPlaceText(db, toPlace(row, lang).label)
    return toPlace(row, lang, choice?.candidate.id !== row.id)
  })
  return { kind: 'unclear', candidates: await Promise.all(candidates) }
}

/** As many as one can choose from at a glance. */
const MOST_CANDIDATES = 6
