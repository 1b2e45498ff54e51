import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startBuiltService } from '../support/built-service.ts'
import { copySeededFolder } from '../support/seeded-folder.ts'
import { processesNaming, startNode, type NodeProcess } from '../support/processes.ts'
import { bookTrip, newTraveller, trip, until } from '../support/traveller.ts'

let dataDir: string
let started: NodeProcess[] = []
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fiacre-main-'))
  await copySeededFolder(dataDir)
})
afterEach(async () => {
  for (const one of started) await one.end('SIGKILL')
  started = []
})
afterAll(async () => {
  await until(
    async () => processesNaming(dataDir),
    (pids) => pids.length === 0,
  )
  rmSync(dataDir, { recursive: true, force: true })
})

function start(env: Record<string, string> = {}): NodeProcess {
  const service = startBuiltService({
    PORT: '0',
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    DATABASE_URL: '',
    ...env,
  })
  started.push(service)
  return service
}

const readyUrl = async (service: NodeProcess) => (await service.until(/^ready (http:\S+)$/m))[1] ?? ''

/** How it ended by itself, once all it had to say has been read. */
async function exitOf({ child }: NodeProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  return child.exitCode
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return (performance.now() - began) / 1000
}

/** What a start said that could not go on: one line, and no trace of our calls. */
function expectOneLine(service: NodeProcess) {
  expect(service.output().trim().split('\n')).toHaveLength(1)
  expect(service.output()).not.toMatch(/\.[jt]s:\d|Node\.js v/)
}

// The tests follow one data folder through its life. How an empty one is filled: `first-start.chaos.test.ts`.
// On a busy machine each of the starts may take ten seconds.
describe('node api/dist/main.js', { timeout: 60_000 }, () => {
  // A start takes seconds of a processor: what others do beside a running service, they do beside the same one.
  describe('while it runs', () => {
    let service: NodeProcess
    let url: string
    let before: { cookie: string; bookingId: number }
    beforeAll(async () => {
      const killed = start()
      const { client } = await newTraveller(await readyUrl(killed))
      const { booked } = await bookTrip(client, trip())
      before = { cookie: client.cookieHeader, bookingId: booked.body.booking.id }
      await killed.end('SIGKILL')
      service = start()
      url = await readyUrl(service)
      // Those that follow are ended after their test.
      started = []
    })
    afterAll(() => service.end('SIGKILL'))

    it('prints ready on a full folder without loading anything', async () => {
      expect(service.output()).not.toContain('loading')
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
      const health = await fetch(`${url}/health`)
      expect([health.status, await health.json()]).toEqual([
        200,
        { status: 'ok', version: expect.any(String) },
      ])
    })

    it('knows the travellers, sessions and bookings of the one before, which was killed with -9', async () => {
      const answer = await fetch(`${url}/api/bookings`, { headers: { Cookie: before.cookie } })
      expect(await answer.json()).toMatchObject([{ id: before.bookingId }])
    })

    it('leaves a running one alone: a second on the same folder says so and fails', async () => {
      const second = start()
      await second.until(
        /Fiacre already runs on .* \(process \d+\)\. Stop it first, or set another DATA_DIR\./,
      )
      expect(await exitOf(second)).toBe(1)
      expectOneLine(second)
      expect((await fetch(`${url}/health`)).status).toBe(200)
    })

    it('lets the command line for partners work beside it, and does not end with it', async () => {
      const cli = startNode(
        join(import.meta.dirname, '../../bin/partners.ts'),
        ['keys', 'create', 'Demo partner'],
        {
          DATA_DIR: dataDir,
          NODE_ENV: 'test',
          DATABASE_URL: '',
        },
      )
      const [key = ''] = await cli.until(/^pk_test_\w+$/m)
      expect(await exitOf(cli)).toBe(0)
      const answer = await fetch(new URL('/api/brand', url), { headers: { Authorization: `Bearer ${key}` } })
      expect(await answer.json()).toMatchObject({ name: 'Demo partner' })
    })

    // How SIGINT ends it: `canaries.db.test.ts`.
    it('finishes a request under way before it ends on SIGTERM, with nothing left running', async () => {
      const { client } = await newTraveller(url)
      const booking = bookTrip(client, trip())
      await until(
        async () => (await client.call('GET', '/health')).status,
        (status) => status === 200,
      )
      const ended = secondsOf(() => service.end('SIGTERM'))
      const outcome = await booking.then(
        ({ booked }) => booked.status,
        () => 'refused',
      )
      // Either it was under way, and is answered, or it came after the end, and never began.
      expect([201, 'refused']).toContain(outcome)
      expect(await ended).toBeLessThan(30)
      expect(service.child.exitCode).toBe(0)
      expect(processesNaming(dataDir)).toEqual([])
    })
  })

  it('names every variable it cannot use, before it starts anything', async () => {
    const service = start({ PORT: 'eighty', PUBLIC_URL: 'nowhere' })
    await service.until(/These environment variables cannot be used:[^]*PORT[^]*PUBLIC_URL/)
    expect(await exitOf(service)).toBe(1)
    expect(service.output(), 'no trace of our calls').not.toMatch(/\.[jt]s:\d|Node\.js v/)
    expect(processesNaming(dataDir)).toEqual([])
  })
})
