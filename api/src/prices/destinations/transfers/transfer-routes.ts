import { LANGUAGES, SERVED_COUNTRIES, type LanguageCode } from '@fiacre/sdk/rules'
import { z } from 'zod'
import { country, elevation, list, text } from '#map/data/cells.ts'
import { readTable } from '#map/data/read-table.ts'
import { ALIKE } from './alike-transfers.data.ts'
import { slugOf } from './slug.ts'

const PURPOSES = ['ski', 'summer', 'resort', 'capital', 'city', 'sight', 'port'] as const

/** What people go to a place for, or what it is. */
export type TransferPurpose = (typeof PURPOSES)[number]

const CODES = LANGUAGES.map(({ code }) => code)

const COLUMNS = {
  country,
  from: text,
  to: text,
  airport: text,
  place: text,
  purpose: z.enum(PURPOSES),
  languages: z
    .string()
    .transform((cell) => cell.split(' '))
    .pipe(z.array(z.enum(CODES))),
  roads: list,
  towns: list,
  elevation,
  people: z.string().transform((cell) => (cell === '' ? null : Number(cell))),
}

/** A ride that has a page of its own, as `api/data/transfers/routes.tsv` has it. */
export type TransferRoute = z.output<z.ZodObject<typeof COLUMNS>>

/** Above the pages of rides: all rides that begin in a country, or at an airport. */
export interface TransferHub {
  kind: 'country' | 'airport'
  /** Its part of the address: `switzerland`, `geneva-airport`. */
  slug: string
  country: TransferRoute['country']
  routes: readonly TransferRoute[]
}

/** Every page of rides, by its address. */
export interface TransferPages {
  routes: readonly TransferRoute[]
  hubs: ReadonlyMap<string, TransferHub>
  /** By `geneva-airport/chamonix`. */
  routeAt: ReadonlyMap<string, TransferRoute>
}

/** Where pages of rides stand; below it a country or an airport, and below an airport its rides. */
export const TRANSFERS = '/transfers'

/** The day on which what the pages say last changed by more than prices: a change of their texts or of the table moves it. */
const WORDS_SINCE = '2026-11-26'

/** The day on which the pages last changed, by the first day of the prices in force. */
export const transfersChanged = (pricesSince: string): string =>
  pricesSince > WORDS_SINCE ? pricesSince : WORDS_SINCE

/** The path of a ride's page, without a language: `/transfers/geneva-airport/chamonix`. */
export const routePath = ({ airport, place }: Pick<TransferRoute, 'airport' | 'place'>): string =>
  `${TRANSFERS}/${airport}/${place}`

export const hubPath = (slug: string): string => `${TRANSFERS}/${slug}`

/** The part of a country's address, by its English name. */
export function countrySlug(code: string): string {
  return slugOf(SERVED_COUNTRIES.find((each) => each.code === code)?.name ?? code)
}

let read: TransferPages | undefined

/** The pages of rides; read when they are first asked for, in some milliseconds. */
export const transferPages = (): TransferPages =>
  (read ??= pagesOf(readTable('transfers/routes.tsv', COLUMNS)))

function pagesOf(routes: readonly TransferRoute[]): TransferPages {
  const hubs = new Map<string, TransferHub & { routes: TransferRoute[] }>()
  for (const route of routes) {
    const [kind, at] = [route.country, route.airport]
    for (const hub of [
      { kind: 'country', slug: countrySlug(kind) } as const,
      { kind: 'airport', slug: at } as const,
    ]) {
      const held = hubs.get(hub.slug)
      if (held) held.routes.push(route)
      else hubs.set(hub.slug, { ...hub, country: route.country, routes: [route] })
    }
  }
  return { routes, hubs, routeAt: new Map(routes.map((route) => [`${route.airport}/${route.place}`, route])) }
}

/** The languages of a hub: those of its rides. English is one of each. */
export const hubLanguages = ({ routes }: TransferHub): LanguageCode[] =>
  CODES.filter((code) => routes.some(({ languages }) => languages.includes(code)))

/** The path of the page of a ride between two places of the gazetteer, where it has one. */
export function pathOfRide(from: string, to: string): string | undefined {
  const route = transferPages().routes.find((each) => each.from === from && each.to === to)
  return route && routePath(route)
}

/** Every page of rides by its path, and the languages that search engines are told of. */
export function tablePages(): (readonly [path: string, languages: readonly LanguageCode[]])[] {
  const { hubs, routes } = transferPages()
  return [
    ...Array.from(hubs.values(), (hub) => [hubPath(hub.slug), hubLanguages(hub)] as const),
    ...routes.map((route) => [routePath(route), route.languages] as const),
  ]
}

/** Whether search engines are told of a path, if it is a page of rides: no map names those that say too little of their own. */
export function isListedTransfer(path: string): boolean {
  const address = path.slice(TRANSFERS.length + 1)
  const route = transferPages().routeAt.get(address)
  return !route || !(ALIKE.has(address) || isBare(route))
}

/**
 * Whether nothing is known of a ride but its ends: no road, town, height or people, and no other ride beside it. Such a page says too
 * little for search engines (`site/src/pages/transfers/own-facts.ts`).
 */
function isBare(route: TransferRoute): boolean {
  const { roads, towns, elevation, people, from, to } = route
  // First what costs nothing: every ride is asked about at the start.
  if (roads.length > 0 || towns.length > 0 || elevation !== null || people !== null) return false
  const { routes } = transferPages()
  return !routes.some((other) => other !== route && (other.from === from || other.to === to))
}

/** Nobody means a page by a longer part of an address. */
const LONGEST = 80

/**
 * The page that another spelling of its address is meant for: capitals, accents, blanks or underscores for dashes, or the code of the
 * airport, `/transfers/GVA/Chamonix`.
 */
export function meantTransfer(path: string): string | undefined {
  const [root, start, first = '', second, ...more] = path.split('/')
  if (root !== '' || start?.toLowerCase() !== TRANSFERS.slice(1) || more.length > 0) return undefined
  const [at, place] = [first, second ?? ''].map((part) => slugOf(decoded(part).slice(0, LONGEST)))
  const { hubs, routeAt, routes } = transferPages()
  const code = `airport:${at?.toUpperCase()}`
  const hub = hubs.get(at ?? '')?.slug ?? routes.find(({ from }) => from === code)?.airport
  if (hub === undefined) return undefined
  if (second === undefined || second === '') return hubPath(hub)
  const route = routeAt.get(`${hub}/${place}`)
  return route && routePath(route)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
