import type { Logger } from 'pino'
import { z } from 'zod'
import { jsonService, PATIENCE, type Patience } from '#platform/outside/json-service.ts'
import type { FlightSettings } from '#platform/settings/flight-settings.ts'

/** A flight that is looked for: by its number, the airport where it lands and the day there. */
export interface WantedFlight {
  /** "LX1375". */
  number: string
  airport: string
  /** `YYYY-MM-DD`. */
  day: string
}

/** What is known of where a flight is. */
export interface FlightLanding {
  /** When it touched down; null while it has not, or nobody says. */
  landedAt: Date | null
  /** When it is to land by what is known now; null where nobody says. */
  expectedAt: Date | null
}

/** Where flights are. */
export interface FlightStatus {
  readonly name: 'aerodatabox' | null
  /** @returns null where nothing is known: of no such flight, of one that is cancelled, or while the service does not answer */
  landingOf(flight: WantedFlight): Promise<FlightLanding | null>
}

declare module '#platform/context/context.ts' {
  interface Context {
    flightStatus: FlightStatus
  }
}

const moment = z.object({ utc: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}Z$/) }).optional()
const flights = z.array(
  z.object({
    status: z.string(),
    arrival: z.object({
      airport: z.object({ iata: z.string().optional() }),
      scheduledTime: moment,
      revisedTime: moment,
      predictedTime: moment,
      runwayTime: moment,
    }),
  }),
)
type Flight = z.infer<typeof flights>[number]

/** Of these nobody knows a landing. */
const OFF = new Set(['Canceled', 'CanceledUncertain', 'Diverted'])

/**
 * The service of the settings: AeroDataBox, by `GET /flights/number/{number}/{day}`, whose day is that of the arrival.
 * Without one nothing is known of any flight, and nothing is asked.
 */
export function flightStatus(
  settings: FlightSettings | undefined,
  log: Pick<Logger, 'warn'>,
  patience: Patience = PATIENCE,
): FlightStatus {
  if (!settings) return { name: null, landingOf: async () => null }
  const { url, key } = settings
  const ask = jsonService(patience)
  // The two markets that sell it name the key differently.
  const headers: Record<string, string> = new URL(url).hostname.endsWith('.rapidapi.com')
    ? { 'X-RapidAPI-Key': key, 'X-RapidAPI-Host': new URL(url).hostname }
    : { 'x-api-market-key': key }
  return {
    name: 'aerodatabox',
    async landingOf({ number, airport, day }) {
      const query = 'dateLocalRole=Arrival&withAircraftImage=false&withLocation=false'
      try {
        const { status, body } = await ask({
          url: `${url}/flights/number/${number}/${day}?${query}`,
          headers,
        })
        if (status === 401 || status === 403)
          log.warn({ status }, 'the flight status service takes no key of ours')
        const read = flights.safeParse(body)
        if (status !== 200 || !read.success) return null
        const found = read.data.find(({ arrival }) => arrival.airport.iata === airport)
        return found && !OFF.has(found.status) ? landing(found) : null
      } catch (error) {
        log.warn({ err: error }, 'the flight status service does not answer')
        return null
      }
    },
  }
}

function landing({ status, arrival }: Flight): FlightLanding {
  const at = (time: z.infer<typeof moment>) => (time ? new Date(time.utc.replace(' ', 'T')) : null)
  const expectedAt = at(arrival.predictedTime) ?? at(arrival.revisedTime) ?? at(arrival.scheduledTime)
  const touched = at(arrival.runwayTime)
  // A runway time that is still to come is a forecast.
  if (status !== 'Arrived') return { landedAt: null, expectedAt: touched ?? expectedAt }
  return { landedAt: touched ?? at(arrival.revisedTime), expectedAt: touched ?? expectedAt }
}
