import { randomUUID } from 'node:crypto'
import { trip } from '../../test/support/traveller.ts'
import { checkSettled } from './check-settled.ts'
import { freshQuotes } from './fresh-quotes.ts'
import type { Call, NextCall } from './load.ts'
import { openSessions, paidCallback } from './open-sessions.ts'
import { sandboxSecret } from './sandbox-secret.ts'
import type { ServerProcess } from './server-process.ts'
import type { Stage } from './stage.ts'
import { rawTrip, tripsOfNewNames, variedTrips, type Trip } from './trips.ts'

export interface Contender {
  /** Unique in the table: "quote", "quote, raw pg". */
  name: string
  server: ServerProcess
  /** Makes the calls of one round, at most so many; what they need is prepared here, outside the measurement. */
  prepare: (calls: number) => Promise<NextCall>
  /** Throws when the database does not hold what the answers of all rounds said. */
  check?: (answers: number) => Promise<void>
}

export interface Scenario {
  name: string
  subject: Contender
  /** What it is measured against; absent for the floor itself. */
  yardstick?: Contender
}

export function scenarios(stage: Stage): Scenario[] {
  const list: Call = { method: 'GET', path: '/api/bookings', headers: { Cookie: stage.lister } }
  const trips = variedTrips()
  const raw = (trip: Trip) => rawTrip(trip, stage.names)
  const pair = (name: string, service: Contender['prepare'], raw: Contender['prepare']): Scenario => ({
    name,
    subject: { name, server: stage.service, prepare: service },
    yardstick: { name: `${name}, raw pg`, server: stage.raw, prepare: raw },
  })
  const quotes = (bodies: unknown[]) => inTurn(bodies.map((body) => post('/api/calculate-price', body)))
  return [
    {
      name: 'bare Koa route',
      subject: {
        name: 'bare Koa route',
        server: stage.koa,
        prepare: inTurn([{ method: 'GET', path: '/hello' }]),
      },
    },
    pair('quote', quotes(trips), quotes(trips.map(raw))),
    pair(
      'quote, new names',
      newNames((trip) => trip),
      newNames(raw),
    ),
    pair('booking list', inTurn([list]), inTurn([list])),
    pair('booking creation', bookings(stage, stage.serviceDatabase), bookings(stage, stage.rawDatabase)),
    {
      name: 'settlement',
      subject: settlement('settlement', stage.service, stage.serviceDatabase, stage.unpaid),
      yardstick: settlement('settlement, raw pg', stage.raw, stage.rawDatabase, stage.unpaid),
    },
  ]
}

function post(path: string, body: unknown, headers?: Record<string, string>): Call {
  return { method: 'POST', path, body, ...(headers && { headers }) }
}

function inTurn(calls: Call[]): Contender['prepare'] {
  let sent = 0
  return async () => () => calls[sent++ % calls.length]
}

/** Quotes of places by texts that nobody typed before. */
function newNames(toBody: (trip: Trip) => unknown): Contender['prepare'] {
  return async (calls) => {
    const bodies = tripsOfNewNames(calls).map(toBody)
    return () => {
      const body = bodies.pop()
      return body === undefined ? undefined : post('/api/calculate-price', body)
    }
  }
}

/** Each call books with a quote and an Idempotency-Key of its own. */
function bookings(stage: Stage, databaseUrl: string): Contender['prepare'] {
  const { totalPrice, distance, quoteId } = stage.quote
  const order = { ...trip(), totalPrice: totalPrice.toFixed(2), distance: String(distance) }
  return async (calls) => {
    const unused = await freshQuotes(databaseUrl, quoteId, calls)
    return () => {
      const quoteId = unused.pop()
      const headers = { Cookie: stage.booker, 'Idempotency-Key': randomUUID() }
      return quoteId === undefined ? undefined : post('/api/bookings', { ...order, quoteId }, headers)
    }
  }
}

/** Each call is the sandbox's signed word that an open session is paid. */
function settlement(name: string, server: ServerProcess, databaseUrl: string, bookingId: number): Contender {
  return {
    name,
    server,
    async prepare(calls) {
      const secret = await sandboxSecret(databaseUrl)
      const sessions = await openSessions(databaseUrl, bookingId, calls)
      const callbacks = sessions.map((session) => paidCallback(session, secret))
      return () => callbacks.pop()
    },
    check: (answers) => checkSettled(databaseUrl, answers),
  }
}
