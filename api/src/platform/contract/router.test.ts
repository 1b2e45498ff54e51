import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import type { Context } from '../context/context.ts'
import { allHandlers } from '../../handlers.ts'
import { problems } from '../http/problems-middleware.ts'
import type { Handlers } from './handler.ts'
import { silentSession } from '../../../test/support/silent-session.ts'
import { contractRouter } from './router.ts'

const log = pino({ level: 'silent' })

/** As much of a context as a router without a database can use. */
function contextIn(mode: 'development' | 'test' | 'production'): Context {
  return { config: { mode }, log } as unknown as Context
}

const nobodyIsAdmin = async () => undefined

const nobody = silentSession()

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Serves the contract with some handlers replaced. */
async function serve(
  replaced: Record<string, unknown>,
  mode: 'development' | 'test' | 'production' = 'test',
) {
  const app = new Koa()
  const handlers: Handlers = { ...allHandlers, ...replaced }
  app.use(problems(log)).use(contractRouter(handlers, contextIn(mode), () => nobody, nobodyIsAdmin).routes())
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

const vehicle = {
  id: 1,
  name: 'Economy',
  description: 'A car.',
  imageUrl: '/vehicles/economy.svg',
  maxPassengers: 4,
  minimumPrice: 17,
  minimumPriceCents: 1700,
}

describe('the contract and its handlers', () => {
  it('belong together', () => {
    expect(() => contractRouter(allHandlers, contextIn('test'), () => nobody, nobodyIsAdmin)).not.toThrow()
  })

  it('keep the service from starting when an operation has no handler', () => {
    const { getHealth: _, login: __, ...rest } = allHandlers
    expect(() =>
      contractRouter(rest as Handlers, contextIn('production'), () => nobody, nobodyIsAdmin),
    ).toThrow('Without a handler: login, getHealth. Without an operation: none.')
  })

  it('keep the service from starting when a handler has no operation', () => {
    const more = { ...allHandlers, teleport: async () => ({ status: 200 }) } as Handlers
    expect(() => contractRouter(more, contextIn('production'), () => nobody, nobodyIsAdmin)).toThrow(
      'Without a handler: none. Without an operation: teleport.',
    )
  })
})

describe('an answer of ours that the contract does not allow', () => {
  const wrong: [string, unknown][] = [
    ['lacks a field', [{ ...vehicle, minimumPriceCents: undefined }]],
    ['has a field too many', [{ ...vehicle, passwordHash: 'x' }]],
    ['has a wrong type', [{ ...vehicle, maxPassengers: 'four' }]],
    ['is nothing', undefined],
  ]

  it.each(wrong)('fails in tests and in development: it %s', async (_name, body) => {
    for (const mode of ['test', 'development'] as const) {
      const ask = await serve({ listVehicleTypes: async () => ({ status: 200, body }) }, mode)
      expect((await ask('/api/vehicle-types')).status).toBe(500)
    }
  })

  it('fails too when its status is not listed', async () => {
    const ask = await serve({ listVehicleTypes: async () => ({ status: 202, body: [vehicle] }) })
    expect((await ask('/api/vehicle-types')).status).toBe(500)
  })

  it('still reaches the client in production, where nobody is helped by an error', async () => {
    const body = [{ ...vehicle, maxPassengers: 'four' }]
    const ask = await serve({ listVehicleTypes: async () => ({ status: 200, body }) }, 'production')
    expect(await (await ask('/api/vehicle-types')).json()).toEqual(body)
  })
})

describe('a link that does something', () => {
  it('does it for GET alone: programs that look ahead ask for the head, or say that they do', async () => {
    let opened = 0
    const open = async () => {
      opened += 1
      return { status: 302, headers: { Location: '/' } }
    }
    const ask = await serve({ confirmEmail: open, logoutByNavigation: open })
    for (const path of [`/api/auth/confirm-email?token=${'a'.repeat(43)}`, '/api/logout']) {
      const head = await ask(path, { method: 'HEAD' })
      expect([head.status, head.headers.get('allow'), opened]).toEqual([405, 'GET', 0])
      const ahead = await ask(path, { headers: { 'Sec-Purpose': 'prefetch;prerender' }, redirect: 'manual' })
      expect([ahead.status, opened]).toEqual([405, 0])
      expect((await ask(path, { redirect: 'manual' })).status).toBe(302)
      opened = 0
    }
  })
})

describe('a handler', () => {
  it('gets what the contract describes: numbers as numbers, the body as it came', async () => {
    const seen: unknown[] = []
    const ask = await serve({
      searchPlaces: async ({ query }: { query: unknown }) => {
        seen.push(query)
        return { status: 200, body: { places: [] } }
      },
    })
    expect((await ask('/api/places?q=gen&lat=46.2&lon=6.1&limit=3')).status).toBe(200)
    expect(seen).toEqual([{ q: 'gen', lat: 46.2, lon: 6.1, limit: 3 }])
  })

  it('is not called for a request that does not fit', async () => {
    let calls = 0
    const counted = async () => {
      calls += 1
      return { status: 200, body: { message: 'x' } }
    }
    const ask = await serve({ login: counted, getProfile: counted, searchPlaces: counted })
    await ask('/api/auth/login', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
    await ask('/api/auth/profile')
    await ask('/api/places?q=a&nearby=1')
    expect(calls).toBe(0)
  })

  it('is spared texts longer than the contract takes, and so are the rules of the forms, which would read all of them', async () => {
    const ask = await serve({})
    const pickupLocation = `https://evil.example/${'a'.repeat(2_000)}`
    const answer = await ask('/api/calculate-price', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pickupLocation }),
    })
    const { errors } = (await answer.json()) as {
      errors: { pointer: string; code: string; message: string }[]
    }
    const [tooLong] = errors.filter(({ pointer }) => pointer === '/pickupLocation')
    expect(tooLong).toMatchObject({ code: 'maxLength', message: expect.stringContaining('200') as string })
  })

  it('answers a redirect without a body', async () => {
    const headers = { Location: '/' }
    const ask = await serve({ logoutByNavigation: async () => ({ status: 302, body: undefined, headers }) })
    const answer = await ask('/api/logout', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([302, '/', ''])
  })
})
