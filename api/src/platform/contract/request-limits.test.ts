import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problems } from '../http/problems-middleware.ts'
import { requestLimits } from './request-limits.ts'

const log = pino({ level: 'silent' })
const NOON = new Date('2031-05-05T12:00:00Z')
let leases = 0
const away = async () => {
  leases += 1
  throw new Error('the database is away')
}

const app = new Koa()
app.use(problems(log))
app.use(requestLimits(2, () => NOON, away, log))
app.use((ctx) => {
  ctx.body = 'served'
})
const server = createServer(app.callback())

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  server.close()
})

async function statuses(path: string, count: number): Promise<number[]> {
  const { port } = server.address() as AddressInfo
  const answers = await Promise.all(
    Array.from({ length: count }, () => fetch(`http://127.0.0.1:${port}${path}`)),
  )
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

it('the health check and pages are limited without asking the database, which may be away', async () => {
  expect(await statuses('/health', 6)).toEqual([200, 200, 200, 200, 429, 429])
  expect(await statuses('/login', 12)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  expect(leases).toBe(0)
  expect(await statuses('/api/bookings', 3)).toEqual([200, 200, 429])
  expect(leases).toBeGreaterThan(0)
})
