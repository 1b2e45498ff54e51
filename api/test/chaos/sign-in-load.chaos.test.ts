import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import { startNode, type NodeProcess } from '../support/processes.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller, PASSWORD } from '../support/traveller.ts'

const MAIN = join(import.meta.dirname, '../../src/main.ts')

/**
 * Three hashes of 19 MiB work at once; the rest is for two hundred requests and what the heap holds between collections.
 * All that arrive working at once took 177 MiB on two busy processors, and could take 3.7 GiB.
 */
const MOST_MIB = 3 * 19 + 70

let service: TestService
/** The same service as a process of its own, on the same database. */
let process: NodeProcess
let url: string

beforeAll(async () => {
  service = await testService()
  process = startNode(MAIN, [], {
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: service.databaseUrl,
    // Else Node's own four threads would hold the memory, whatever we do.
    UV_THREADPOOL_SIZE: '64',
  })
  url = (await process.until(/^ready (http:\S+)$/m))[1] ?? ''
})
afterAll(async () => {
  await process.end()
  await service.close()
})

const login = (email: string, password: string, at = url) =>
  new TestClient(at).call('POST', '/api/auth/login', { email, password })

/** Mebibytes, of what the kernel tells of the process. */
function memory(name: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${process.child.pid}/status`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
}

// The peak is read, and set back, where Linux keeps it.
describe.skipIf(!existsSync('/proc/self/clear_refs'))('200 people who sign in at once', () => {
  it('are all answered rightly, in memory for a few', { timeout: 90_000 }, async () => {
    const emails: string[] = []
    for (let i = 0; i < 20; i += 1) emails.push((await newTraveller(service.url, { billing: false })).email)
    // What every process needs once, before it is measured.
    await Promise.all(emails.map((email) => login(email, PASSWORD)))
    writeFileSync(`/proc/${process.child.pid}/clear_refs`, '5')
    const before = memory('VmRSS')
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const known = emails[i % emails.length] ?? ''
        if (i % 4 < 2) return { wanted: 401, ...(await login(`nobody${i}@example.com`, PASSWORD)) }
        const password = i % 4 === 2 ? PASSWORD : 'wrong password'
        return { wanted: i % 4 === 2 ? 200 : 401, ...(await login(known, password)) }
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(({ wanted }) => wanted))
    expect(memory('VmHWM') - before).toBeLessThan(MOST_MIB)
  })
})

describe('whether an address has an account', () => {
  it('is not told by how long a wrong password takes', async () => {
    const { email } = await newTraveller(service.url, { billing: false })
    const took = { known: [] as number[], unknown: [] as number[] }
    // By turns, so that whatever else the machine does falls on both.
    for (let i = 0; i < 9; i += 1) {
      for (const [which, address] of [
        ['known', email],
        ['unknown', `nobody.at.all${i}@example.com`],
      ] as const) {
        const began = performance.now()
        expect((await login(address, 'wrong password')).status).toBe(401)
        took[which].push(performance.now() - began)
      }
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[4] ?? 0
    const ratio = median(took.unknown) / median(took.known)
    // Without a password to check, an answer takes less than a fifth.
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })
})
