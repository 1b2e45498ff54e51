import { flatKm } from './geo-cells.ts'
import type { PlaceRow, Point } from './places.tables.ts'

/** A place and how the typed text met it. */
export interface PlaceHit extends PlaceRow {
  /** The best of its names that begins with the text: 0 its own, 1 another, 2 the end of one, 3 only word by word. */
  tier: number
  /** Whether one of its names is the text, whole. */
  exact: boolean
  /** Whether that one is its own. */
  own?: boolean
  /** Whether the text is its IATA code. */
  code: boolean
  /** Typing errors between the text and its name; absent where it was found without. */
  edits?: number
}

/** Radius in which places come first (spec section 9: place bias radius 50000 m). */
const BIAS_KM = 50

/** What each property is worth, in steps of weight: one step is ten times the population. */
export const WORTH = {
  code: 20,
  near: 4,
  /** The text is the whole name. */
  exact: 1.6,
  /** And the place's own: Krk is the town before Kraków, which is called so by its airport's code. */
  own: 0.7,
  /** For each typing error: a right name comes before a mistyped one of a place ten times its size. */
  edit: -1.2,
  /** By tier: its own name (even Villach before Paris, "Ville Lumière", for "vill"), another, the end of one, words. */
  tier: [1.2, -0.3, -0.6, -0.9],
} as const

/** The order a traveller expects: the IATA code, then what is near, then the closest name of the largest place. */
export function rankPlaces<T extends PlaceHit>(hits: readonly T[], near: Point | null): T[] {
  return hits
    .map((hit) => ({ hit, worth: worthOf(hit, near) }))
    .toSorted(
      (a, b) => b.worth - a.worth || a.hit.name.localeCompare(b.hit.name, 'en') || compareIds(a.hit, b.hit),
    )
    .map(({ hit }) => hit)
}

function worthOf(hit: PlaceHit, near: Point | null): number {
  const km = near ? flatKm(hit, near) : Infinity
  // Inside the radius all are near, and among equals the nearer comes first.
  const nearness = km <= BIAS_KM ? WORTH.near + (1 - km / BIAS_KM) * 0.5 : 0
  return worthAnywhere(hit) + nearness
}

/** What a place is worth wherever it lies. */
export function worthAnywhere(
  hit: Pick<PlaceHit, 'weight' | 'tier' | 'exact' | 'own' | 'code' | 'edits'>,
): number {
  const own = hit.own ? WORTH.own : 0
  const name = (hit.exact ? WORTH.exact : 0) + own + (WORTH.tier[hit.tier] ?? 0)
  const edits = (hit.edits ?? 0) * WORTH.edit
  return hit.weight + name + edits + (hit.code ? WORTH.code : 0)
}

function compareIds(a: PlaceRow, b: PlaceRow): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
