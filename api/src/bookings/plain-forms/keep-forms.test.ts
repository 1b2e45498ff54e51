import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { problems } from '#platform/http/problems-middleware.ts'
import { keepForms } from './keep-forms.ts'

const log = pino({ level: 'silent' })
const below = vi.fn<() => unknown>()
let now = new Date('2026-02-10T09:00:00Z')
const tools = {
  hosts: { isOwnOrigin: (origin: string) => origin === 'https://fiacre.example' },
  draw: async (page: object) => JSON.stringify(page),
}
const app = new Koa()
app.use(problems(log)).use(keepForms({ now: () => now, log }, tools))
app.use(() => {
  throw below()
})
const server = createServer(app.callback()).listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())
beforeEach(() => {
  now = new Date(now.getTime() + 120_000)
  below.mockReset()
})

function send(path: string, origin = 'https://fiacre.example') {
  const form = { email: 'ada@example.com', password: 'a secret', quote: 'x' }
  return fetch(url + path, { method: 'POST', body: new URLSearchParams(form), headers: { origin } })
}

const kindOf = (answer: Response) => answer.headers.get('content-type')?.split(';')[0]

it('answers who comes too often with a page that holds what was typed, but no password', async () => {
  below.mockReturnValue(new Problem('TOO_MANY_REQUESTS', 'Wait.', { headers: { 'Retry-After': '7' } }))
  const answer = await send('/de/book/sign-in')
  expect(answer.status).toBe(429)
  expect(kindOf(answer)).toBe('text/html')
  expect(answer.headers.get('retry-after')).toBe('7')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({
    step: 'retry',
    method: 'post',
    to: '/book/sign-in',
    values: { email: 'ada@example.com', quote: 'x' },
  })
  const read = await fetch(`${url}/book?pickup=Nice`)
  expect(await read.json()).toMatchObject({ method: 'get', to: '/book', values: { pickup: 'Nice' } })
  expect(await (await send('/book/sign-up')).text()).not.toContain('a secret')
})

it('answers what broke in the same way, and says nothing of why', async () => {
  below.mockReturnValue(new Error('relation "booking" does not exist'))
  const answer = await send('/book/details')
  expect([answer.status, kindOf(answer)]).toEqual([500, 'text/html'])
  expect(await answer.text()).not.toContain('relation')
})

it('leaves programs, forms of other pages and what is refused for good as they were, and draws no more than people send', async () => {
  below.mockReturnValue(new Problem('TOO_MANY_REQUESTS', 'Wait.'))
  for (const [path, origin] of [
    ['/api/login', undefined],
    ['/book/sign-in', 'https://elsewhere.example'],
  ] as const)
    expect(kindOf(await send(path, origin)), path).toBe('application/problem+json')
  const kinds = await Promise.all(Array.from({ length: 25 }, async () => kindOf(await send('/book/pay'))))
  // One was counted above.
  expect(kinds.filter((kind) => kind === 'text/html')).toHaveLength(19)
  now = new Date(now.getTime() + 120_000)
  below.mockReturnValue(new Problem('METHOD_NOT_ALLOWED', 'No.'))
  expect(kindOf(await send('/book'))).toBe('application/problem+json')
})
