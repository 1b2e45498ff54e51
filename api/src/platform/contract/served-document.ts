import { localToInstant, MS_PER_DAY } from '@fiacre/sdk/rules'
import { readWholeContract } from './whole-contract.ts'
import { utcDay } from '../localisation/utc-day.ts'

/** The day on which the examples of the contract happen. They are served as if it were today. */
const DAY_OF_EXAMPLES = Date.parse('2026-02-10')

const DATE = /\b2026-0[12]-\d\d/g

type Json = Record<string, unknown>

/**
 * The contract as it is served: it names the address that it is served at, and its examples happen today, so that what
 * somebody copies from it works.
 */
export function servedDocument(publicUrl: string, now: Date): Json {
  const days = Math.floor(now.getTime() / MS_PER_DAY) - DAY_OF_EXAMPLES / MS_PER_DAY
  const description = 'The service that serves this document.'
  return { ...(withExamples(readWholeContract(), days) as Json), servers: [{ url: publicUrl, description }] }
}

/** Moves what stands in examples, and nothing else. */
function withExamples(part: unknown, days: number): unknown {
  if (Array.isArray(part)) return part.map((item) => withExamples(item, days))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'example' || key === 'examples' ? moved(value, days) : withExamples(value, days),
    ]),
  )
}

function moved(value: unknown, days: number): unknown {
  if (typeof value === 'string') return movedText(value, days)
  if (Array.isArray(value)) return value.map((item) => moved(item, days))
  if (typeof value !== 'object' || value === null) return value
  return withInstants(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, moved(inner, days)])),
  )
}

function movedText(text: string, days: number): string {
  return text.replaceAll(DATE, (day) => utcDay(new Date(Date.parse(day) + days * MS_PER_DAY)))
}

/** The moment of a local time is another hour of UTC in summer. A price carries the moment and not the local time. */
function withInstants(value: Json): Json {
  const { pickupDate, pickupTime, pickupAt, timeZone, date, time, at } = value
  if (typeof timeZone !== 'string') return value
  if (typeof at === 'string') return { ...value, at: instantOf(date, time, timeZone) ?? at }
  if (typeof pickupAt !== 'string') return value
  // A quote's own local time is that of the journey it was made for.
  const local = [pickupDate ?? pickupAt.slice(0, 10), pickupTime ?? EXAMPLE_TIME] as const
  return { ...value, pickupAt: instantOf(...local, timeZone) ?? pickupAt }
}

const EXAMPLE_TIME = '14:30'

function instantOf(date: unknown, time: unknown, timeZone: string): string | undefined {
  const local = localToInstant({ date: String(date), time: String(time), timeZone })
  return local.ok ? local.instant.toISOString() : undefined
}
