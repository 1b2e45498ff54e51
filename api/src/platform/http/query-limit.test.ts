import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PartnerDirectory } from './partner-call.ts'
import { partnerAccess } from '../contract/partner-access.ts'
import { problems } from './problems-middleware.ts'
import { queryLimit } from './query-limit.ts'
import { securityHeaders } from './security-headers.ts'

const directory: PartnerDirectory = {
  noteExposed: async () => {},
  findKey: async (key) =>
    key === 'pk_known'
      ? { partnerId: 'p', keyId: 'k', kind: 'publishable', isTest: true, scopes: [], isRevoked: false }
      : undefined,
  allows: async () => true,
  ofHost: async () => undefined,
  knowsOrigin: async () => false,
  hasSubdomain: async () => false,
}

/** The way in as the service has it, on a Koa that takes no query apart: whoever asks it to fails. */
const app = new Koa()
for (const name of ['query', 'search'] as const) {
  Object.defineProperty(app.request, name, {
    get() {
      throw new Error(`ctx.${name} was read before the query was limited.`)
    },
  })
}
app.use(securityHeaders({ isPage: () => false }))
app.use(problems(pino({ level: 'silent' })))
app.use(queryLimit())
app.use(partnerAccess(directory))
app.use((ctx) => {
  ctx.body = { partner: (ctx.state['partner'] as { partnerId?: string } | undefined)?.partnerId ?? null }
})
const server = createServer(app.callback())

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  server.close()
})

async function ask(address: string) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`)
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as { code?: string; partner?: string },
  }
}

it.each([
  ['7,500 parameters', 'a&'.repeat(7500)],
  ['51 parameters', Array.from({ length: 51 }, (_, i) => `p${i}=1`).join('&')],
  ['51 that say nothing', '&'.repeat(50)],
  ['over 2 kB', `q=${'x'.repeat(2048)}`],
  ['question marks among them', `?${'?&'.repeat(51)}`],
])('refuses %s', async (_, query) => {
  const { status, body } = await ask(`/?${query}`)
  expect([status, body.code]).toEqual([400, 'QUERY_TOO_LARGE'])
})

it.each([
  ['none', ''],
  ['50 parameters', Array.from({ length: 50 }, (_, i) => `p${i}=1`).join('&')],
  ['2 kB', `q=${'x'.repeat(2046)}`],
])('lets %s pass', async (_, query) => {
  expect((await ask(`/login?${query}`)).status).toBe(200)
})

it('the way in still sees the one parameter that it needs', async () => {
  const policy = async (address: string) => (await ask(address)).headers.get('referrer-policy')
  expect(await policy('/?a=1&token=x')).toBe('no-referrer')
  expect(await policy('/?%73ession=x')).toBe('no-referrer')
  expect(await policy('/?tokens=x')).toBe('strict-origin-when-cross-origin')
  expect((await ask('/api/brand?a=1&key=pk_known')).body.partner).toBe('p')
  expect((await ask('/api/brand?key=pk_known&key=pk_known')).body.partner).toBeNull()
})
