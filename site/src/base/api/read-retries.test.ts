import { FiacreError, type FiacreClient } from '@fiacre/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionQuery } from '../../subjects/session/session-query.ts'
import {
  bookingPaymentQuery,
  bookingQuery,
  cancellationQuery,
  destinationsQuery,
  exchangeRatesQuery,
  profileQuery,
  vehicleTypesQuery,
} from './queries.ts'
import { createQueryClient } from './query-client.ts'
import { retryWait } from './read-retries.ts'
import { createSiteClient } from './site-client.ts'

/** A service that fails, and counts how often it is asked. */
const service = vi.fn<typeof fetch>()

const PAGE = 'https://fiacre.example/'

/** Reads addresses as on a page. */
class PageRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(input instanceof Request ? input : new URL(input, PAGE), init)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', service)
  vi.stubGlobal('location', new URL(PAGE))
  vi.stubGlobal('document', { cookie: 'fiacre.here=1' })
  vi.stubGlobal('Request', PageRequest)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  service.mockReset()
})

type Read = (cache: QueryClient, client: FiacreClient) => Promise<unknown>

/** Reads until the read has ended for good. Answers how often the service was asked. */
async function asked(read: Read, headers?: HeadersInit): Promise<number> {
  service.mockImplementation(async () => Response.json({ code: 'INTERNAL' }, { status: 500, headers }))
  const cache = createQueryClient()
  const ended = vi.fn<() => void>()
  void read(
    cache,
    createSiteClient(() => 'en'),
  )
    .catch(() => {})
    .finally(ended)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toHaveBeenCalledOnce()
  cache.clear()
  return service.mock.calls.length
}

const profile: Read = (cache, client) => cache.fetchQuery(profileQuery(client))

it.each<[string, number, Read]>([
  ['the session check', 1, (cache, client) => cache.fetchQuery(sessionQuery(client))],
  ['a booking', 1, (cache, client) => cache.fetchQuery(bookingQuery(client, 7))],
  ["a booking's payment", 1, (cache, client) => cache.fetchQuery(bookingPaymentQuery(client, 7))],
  ["a booking's terms", 1, (cache, client) => cache.fetchQuery(cancellationQuery(client, 7))],
  ['the fleet', 2, (cache, client) => cache.fetchQuery(vehicleTypesQuery(client))],
  ['the exchange rates', 2, (cache, client) => cache.fetchQuery(exchangeRatesQuery(client))],
  ['the destinations', 2, (cache, client) => cache.fetchQuery(destinationsQuery(client, 'en'))],
  ['the profile', 2, profile],
])('a service that answers 500 is asked for %s so often in all: %i', async (_name, times, read) => {
  expect(await asked(read)).toBe(times)
})

it('a service that asks to be left alone is, for as long as it says or for good', async () => {
  expect(await asked(profile, { 'Retry-After': '60' })).toBe(1)
  service.mockClear()
  expect(await asked(profile, { 'Retry-After': '3' })).toBe(2)
})

it('the pause before is as long as the service says, else a second', () => {
  const error = new FiacreError({
    status: 503,
    code: 'INTERNAL',
    text: '',
    detail: 'Wait.',
    retryAfter: 3,
  })
  expect(retryWait(1, error)).toBe(3000)
  expect(retryWait(1, new Error('It did not come.'))).toBe(1000)
})
