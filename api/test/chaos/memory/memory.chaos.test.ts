import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { median } from '../../../bench/percentile.ts'
import { startNode, type NodeProcess } from '../../support/processes.ts'
import { TestClient } from '../../support/client.ts'
import { testService, type TestService } from '../../support/service.ts'
import { bookTrip, newTraveller, PASSWORD, quoteFor, trip, until } from '../../support/traveller.ts'

/** Ten minutes find what grows by a few bytes a request: they are some tens of thousands. */
const { MEMORY_SECONDS = '600', MEMORY_PAUSE_MS = '0' } = process.env
const SECONDS = Number(MEMORY_SECONDS)
/** Between two calls of one traveller: an hour of load beside other work. */
const PAUSE_MS = Number(MEMORY_PAUSE_MS)

/** Looks at the memory, of which the first third is for caches that fill. */
const LOOKS = 15
/** What is held goes up and down by this much by itself, whatever happened before. */
const UNREST_MB = 4
const AT_ONCE = 4

let service: TestService
let measured: NodeProcess
let url: string
let streets = 0

beforeAll(async () => {
  service = await testService()
  measured = startNode(join(import.meta.dirname, 'measured-service.ts'), [], {
    NODE_ENV: 'production',
    PAYMENT_GATEWAYS: 'sandbox',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    DATABASE_URL: service.databaseUrl,
  })
  url = (await measured.until(/^ready (http:\S+)$/m))[1] ?? ''
})
afterAll(async () => {
  await measured.end()
  await service.close()
})

/** What the process holds after a collection, in MB. */
async function held(look: number): Promise<number> {
  measured.child.kill('SIGUSR2')
  const told = await until(
    async () => [...measured.output().matchAll(/^held ([\d.]+) MB$/gm)],
    (all) => all.length > look,
    60_000,
  )
  return Number(told[look]?.[1])
}

it(
  'holds no more at the end of long work than in the middle of it',
  { timeout: (SECONDS + 120) * 1000 },
  async () => {
    const end = new AbortController()
    let answered = 0
    const work = async () => {
      const { client: known, email } = await newTraveller(service.url)
      await known.confirmsAddress?.()
      const client = new TestClient(url)
      await client.call('POST', '/api/auth/login', { email, password: PASSWORD })
      for (let call = 0; !end.signal.aborted; call += 1) {
        if (call % 10 === 0) await bookTrip(client)
        // Places that were asked for before, and places that were not.
        const pickup = call % 2 ? {} : { pickupLocation: `Lime Walk ${(streets += 1)}, Kraków, Poland` }
        await quoteFor(client, trip(new Date(), pickup))
        await client.call('GET', '/api/bookings')
        answered += 2
        if (PAUSE_MS > 0) await sleep(PAUSE_MS)
      }
    }
    const working = Array.from({ length: AT_ONCE }, work)
    const looks: number[] = []
    for (let look = 0; look < LOOKS; look += 1) {
      await Promise.race([sleep((SECONDS * 1000) / LOOKS), ...working])
      looks.push(await held(look))
    }
    end.abort()
    await Promise.all(working)
    const third = LOOKS / 3
    const [before, after] = [looks.slice(third, 2 * third), looks.slice(2 * third)].map(median)
    const told = `${answered} answers, MB held: ${looks.join(', ')}`
    process.stdout.write(`${told}\n`)
    expect(after, told).toBeLessThan((before ?? 0) + UNREST_MB)
  },
)
