import { beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { bookTrip, newTraveller, trip } from '../support/traveller.ts'

const BOOKINGS = 5

let service: TestService
let client: TestClient
let ids: number[]

beforeAll(async () => {
  service = await sharedService()
  client = (await newTraveller(service.url)).client
  const other = (await newTraveller(service.url)).client
  ids = []
  for (let i = 0; i < BOOKINGS; i += 1) {
    ids.unshift((await bookTrip(client, trip(service.clock.now))).booked.body.booking.id)
    await bookTrip(other, trip(service.clock.now))
  }
})

async function page(query = '') {
  const { status, body, headers } = await client.call<{ id: number }[]>('GET', `/api/bookings${query}`)
  expect(status).toBe(200)
  return {
    ids: body.map(({ id }) => id),
    next: /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1],
  }
}

describe('the list of bookings', () => {
  it('is one’s own, newest first', async () => {
    expect(await page()).toEqual({ ids, next: undefined })
  })

  it('comes in pages that lead to the next, without a gap or a repetition', async () => {
    const seen: number[] = []
    let next: string | undefined = '?limit=2'
    while (next !== undefined) {
      const part: Awaited<ReturnType<typeof page>> = await page(next.replace('/api/bookings', ''))
      seen.push(...part.ids)
      next = part.next
    }
    expect(seen).toEqual(ids)
  })

  it('names a next page only when there are older bookings', async () => {
    expect((await page(`?limit=${BOOKINGS - 1}`)).next).toBe(
      `/api/bookings?limit=${BOOKINGS - 1}&before=${ids.at(-2)}`,
    )
    expect((await page(`?limit=${BOOKINGS}`)).next).toBeUndefined()
    expect((await page(`?limit=2&before=${ids.at(-3)}`)).next).toBeUndefined()
  })

  it('is empty before the first booking', async () => {
    expect(await page(`?before=${ids.at(-1)}`)).toEqual({ ids: [], next: undefined })
    expect(await page('?before=1')).toEqual({ ids: [], next: undefined })
  })

  it('does not shift when a booking is added meanwhile', async () => {
    const first = await page('?limit=2')
    await bookTrip(client, trip(service.clock.now))
    expect((await page(first.next?.replace('/api/bookings', ''))).ids).toEqual(ids.slice(2, 4))
  })
})
