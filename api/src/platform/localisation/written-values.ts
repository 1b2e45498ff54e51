import { formatDuration, formatPromisedDistance, type DistanceUnit } from '@fiacre/sdk/rules'
import { openCatalogue } from './catalogue.ts'
import { perLanguage, type Tagged } from './per-language.ts'
import { TERMS, type TermId } from './terms.ts'

const terms = openCatalogue<TermId>(TERMS)

// Romanian and Hungarian would write the code of the currency instead of its sign.
const EUROS = { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' } as const
const euros = perLanguage(({ tag }) => new Intl.NumberFormat(tag, EUROS))
// A time is local to its place already: no zone is to move it.
const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const
const days = perLanguage(({ tag }) => new Intl.DateTimeFormat(tag, DAY))
const times = perLanguage(
  ({ tag }) => new Intl.DateTimeFormat(tag, { ...DAY, timeStyle: 'short', hourCycle: 'h23' }),
)

const minuteWords = perLanguage(
  ({ tag }) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
)

/** EUR cents as the language writes money. */
export function writtenMoney(cents: number, language: Tagged): string {
  return euros(language).format(cents / 100)
}

/** "60 minutes". */
export function writtenMinutes(minutes: number, language: Tagged): string {
  return minuteWords(language).format(minutes)
}

/** A car by the hour: for how long, and how far it goes at most. */
export interface HireFacts {
  durationHours?: number | undefined
  includedKm?: number | undefined
}

const MINUTES_PER_HOUR = 60

/** "4 h, 120 km included", in kilometres unless the traveller reads miles; null for a transfer. */
export function writtenHire(
  { durationHours, includedKm = 0 }: HireFacts,
  { code, tag: locale }: Tagged,
  unit: DistanceUnit = 'km',
): string | null {
  if (!durationHours) return null
  const hours = formatDuration(durationHours * MINUTES_PER_HOUR, locale)
  return terms(code).t('trip.hire', { hours, distance: formatPromisedDistance(includedKm, { unit, locale }) })
}

/** Where a ride goes: its destination, or "By the hour: 4 h, 120 km included". */
export function writtenAim(destination: string, hire: HireFacts, language: Tagged): string {
  const written = writtenHire(hire, language)
  return written === null ? destination : `${terms(language.code).t('trip.hourly')}: ${written}`
}

/**
 * A local day, `2026-12-01`, with its time where it has one, `2026-12-01 14:30`, as the language writes it. Times count to
 * 24, as timetables do everywhere in Europe.
 */
export function writtenDate(local: string, language: Tagged): string {
  const [day = '', time] = local.split(' ')
  const date = new Date(`${day}T${time ?? '00:00'}:00Z`)
  if (Number.isNaN(date.getTime())) return local
  const text = (time === undefined ? days : times)(language).format(date)
  // Some languages count the first day of a month, and only that one: 1er mars.
  return date.getUTCDate() === 1
    ? text.replace(/^1(?=\s)/, terms(language.code).t('date.firstOfMonth'))
    : text
}

/** The place that a price was made for. */
export interface PlaceFacts {
  label: string
  /** Degrees (WGS 84). */
  lat: number
  lon: number
  /** The traveller's own words, where they are not what is booked. */
  words: string | null
  /** What signs there call it, where that is another name: a driver who reads no other finds it, and so does who asks the way. */
  localName?: string | null
  /** What sort of place it is, as the contract's `PlaceKind` has it; null where that was not kept. */
  kind: string | null
}

/**
 * What stands beside the name of a booked place: the place that the price was made for, unless that is the name, what it is called
 * where it lies, where that is, and the traveller's words where others are booked.
 * "Geneva Airport (GVA), Switzerland · Aéroport de Genève · 46.24, 6.11".
 * @param digits of a degree: four are about ten metres, two about a kilometre
 */
export function writtenPlace(name: string, place: PlaceFacts | null, digits: number): string {
  if (!place) return ''
  const position = `${place.lat.toFixed(digits)}, ${place.lon.toFixed(digits)}`
  const words = place.words === null ? '' : `“${place.words}”`
  const label = place.label === name ? '' : place.label
  return [label, localNameBeside(name, place), position, words].filter(Boolean).join(' · ')
}

/** The place with its local name, in a line: "Geneva Airport (GVA), Switzerland · Aéroport de Genève". */
export function withLocalName(name: string, place: Pick<PlaceFacts, 'localName'> | null | undefined): string {
  return [name, localNameBeside(name, place)].filter(Boolean).join(' · ')
}

/** Who wrote the local name knows it. */
function localNameBeside(name: string, place: Pick<PlaceFacts, 'localName'> | null | undefined): string {
  const local = place?.localName ?? ''
  return name.toLowerCase().includes(local.toLowerCase()) ? '' : local
}
