import { join } from 'node:path'
import type { NameIndex } from '#map/places/name-index/name-index.ts'
import { nameIndexOf } from '#map/places/name-index/name-index-store.ts'
import { openOrm } from '#platform/database/orm.ts'
import { entities } from '../../src/entities.ts'
import { bookTrip, newTraveller, quoteFor, trip } from '../../test/support/traveller.ts'
import { startBenchDatabase } from '../database.ts'
import { QUIET, startServer, startService, type ServerProcess } from './server-process.ts'

/** What the benchmark plays on: three servers, two databases with the same content, two signed-in travellers. */
export interface Stage {
  koa: ServerProcess
  service: ServerProcess
  raw: ServerProcess
  serviceDatabase: string
  rawDatabase: string
  /** What places are called, as the service has it in its memory. */
  names: NameIndex
  /** The cookie of a traveller with fifty bookings, who only looks. */
  lister: string
  /** The cookie of a traveller with billing details, who books. */
  booker: string
  /** A quote of the trip that is booked; copies of it are used up. */
  quote: { quoteId: string; totalPrice: number; distance: number }
  /** A booking that waits for its payment; copies of it are paid. */
  unpaid: number
  close(): Promise<void>
}

const BOOKINGS = 50

/** Sets the stage. Whatever was started is stopped again when a step fails or `signal` says so. */
export async function openStage(options: {
  profile: string | undefined
  signal: AbortSignal
  report: (line: string) => void
}): Promise<Stage> {
  const { report, signal } = options
  const closing: (() => Promise<void>)[] = []
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step()
  }
  const opened = async (starting: () => Promise<ServerProcess>) => {
    signal.throwIfAborted()
    const server = await starting()
    closing.push(() => server.stop())
    return server
  }
  const start = (name: string, env: Record<string, string>, nodeOptions: string[] = []) =>
    opened(() => startServer(join(import.meta.dirname, `${name}-server.ts`), env, nodeOptions))
  try {
    report('starting PostgreSQL')
    const database = await startBenchDatabase()
    closing.push(() => database.stop())
    const serviceDatabase = database.url('service')
    const rawDatabase = database.url('raw')
    await database.create('service')
    report('loading the places, registering travellers')
    const first = await opened(() => startService({ ...QUIET, DATABASE_URL: serviceDatabase }))
    const travellers = await prepareTravellers(first.url, (email) => database.confirm('service', email))
    await first.rest()
    await first.stop()
    const names = await namesIn(serviceDatabase)
    await database.create('raw', 'service')
    report('starting the servers')
    const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
    return {
      koa: await start('koa', {}),
      service: await opened(() => startService({ ...QUIET, DATABASE_URL: serviceDatabase }, profiling)),
      raw: await start('raw', { DATABASE_URL: rawDatabase }, profiling),
      serviceDatabase,
      rawDatabase,
      names,
      ...travellers,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function namesIn(url: string): Promise<NameIndex> {
  const orm = openOrm({ url }, entities, { max: 1 })
  try {
    return await nameIndexOf(orm.em.getKysely())
  } finally {
    await orm.close()
  }
}

async function prepareTravellers(url: string, confirm: (email: string) => Promise<void>) {
  const lister = await newTraveller(url)
  await confirm(lister.email)
  for (let made = 0; made < BOOKINGS; made += 1) await bookTrip(lister.client)
  const booker = await newTraveller(url)
  await confirm(booker.email)
  const quote = await quoteFor(booker.client, trip())
  const { booked } = await bookTrip(booker.client)
  const unpaid = booked.body.booking.id
  return { lister: lister.client.cookieHeader, booker: booker.client.cookieHeader, quote, unpaid }
}
