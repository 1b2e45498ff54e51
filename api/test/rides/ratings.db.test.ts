import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askRatings } from '#rides/ratings/ask-ratings.ts'
import { database } from '../support/accounts.ts'
import { administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { drivenRide } from '../support/driven-ride.ts'
import type { Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

const HOUR = 60
const DAY = 24 * HOUR

let service: TestService
let admin: TestClient
let traveller: TestClient
let today: Date

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  ;({ client: traveller } = await newTraveller(service.url))
})
beforeEach(() => {
  today = service.clock.now
})
afterEach(() => {
  service.clock.now = today
})

describe('a rating', () => {
  const ratingOf = async (id: number) => {
    const { body } = await traveller.call<Schemas['BookingRideList']>('GET', `/api/bookings/${id}/rides`)
    return body.rides[0]?.rating
  }
  const waiting = async (id: number) => {
    const { body } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
    return body.tasks.filter(({ kind, bookingId }) => kind === 'rating' && bookingId === id)
  }
  const decide = (id: string | undefined, body: object) =>
    admin.call('POST', `/api/admin/ratings/${id}/words`, body)

  it('is given once, counts at once, and its words go on when a person has read them; the carrier answers once', async () => {
    const { booking, clock, report, send, carrier } = await drivenRide(service, traveller)
    const rate = (stars: number, words: string | null = null) =>
      traveller.call<Schemas['RideRating']>('POST', `/api/bookings/${booking.id}/rides/outbound/rating`, {
        stars,
        words,
      })
    expectProblem(await rate(5), { code: 'RIDE_MOVED' })
    clock(90)
    await send(report('on-board', 5), report('done', 80))
    const answers = await Promise.all([rate(2, ' Late, and no word of it. '), rate(2, 'Late')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    const { body: score } = await carrier.call<Schemas['CarrierScore']>('GET', '/api/carrier/score')
    expect(score.parts.find(({ part }) => part === 'rating')).toMatchObject({ good: 0.4, of: 1 })

    const ratings = async () =>
      (await carrier.call<Schemas['CarrierRatingList']>('GET', '/api/carrier/ratings')).body
    const reply = (id: string | undefined) =>
      carrier.call('POST', `/api/carrier/ratings/${id}/reply`, { reply: 'We are sorry.' })
    const [task] = await waiting(booking.id)
    expect(task?.detail.slice(0, 2)).toEqual(['2', 'words'])
    expectProblem(await reply(task?.id), { code: 'NOT_FOUND' })
    // As if it had been given long ago: sessions do not last as long.
    await sql`update ride_rating set rated_at = rated_at - interval '15 days' where id = ${task?.id}`.execute(
      database(service),
    )
    expect(await ratings()).toMatchObject({ average: null, ratings: [{ stars: 2, words: null }] })
    expectProblem(await reply(task?.id), { code: 'RIDE_MOVED' })
    expectProblem(await decide(task?.id, { part: 'words', pass: false }), { code: 'RULE_VIOLATION' })
    expectProblem(await decide(task?.id, { part: 'reply', pass: true }), { code: 'NOT_FOUND' })
    await decide(task?.id, { part: 'words', pass: false, reason: 'insult' })
    expect(await ratingOf(booking.id)).toMatchObject({ wordsState: 'withheld', wordsReason: 'insult' })
    expect((await ratings()).ratings[0]?.words).toBeNull()
    await decide(task?.id, { part: 'words', pass: true })
    expect((await ratings()).ratings[0]?.words).toMatch(/^Late/)

    expect((await reply(task?.id)).status).toBe(200)
    expectProblem(await reply(task?.id), { code: 'RIDE_MOVED' })
    expect(await ratingOf(booking.id)).toMatchObject({ wordsState: 'passed', wordsReason: null, reply: null })
    expect((await waiting(booking.id))[0]?.detail).toEqual(['2', 'reply', 'We are sorry.'])
    await decide(task?.id, { part: 'reply', pass: true })
    expect(await ratingOf(booking.id)).toMatchObject({ reply: 'We are sorry.' })

    expect((await waiting(booking.id))[0]?.detail.slice(0, 2)).toEqual(['2', 'stars'])
    expect((await admin.call('POST', `/api/admin/ratings/${task?.id}/settlement`)).status).toBe(200)
    expect(await waiting(booking.id)).toEqual([])
  })

  it('is asked for by one mail, when a ride was driven and its stars are not given; the mean is said from five on', async () => {
    const { booking, clock, report, send, fleet } = await drivenRide(service, traveller)
    const asked = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from jobs.job where name = 'mail' and data -> 'mail' ->> 'kind' = 'rate-ride'
          and data::text like ${`%booking=${booking.id}%`}`.execute(database(service))
      return rows[0]?.count
    }
    clock(90)
    await send(report('on-board', 5), report('done', 80))
    await askRatings(service.context)
    expect(await asked()).toBe(0)
    clock(5 * DAY)
    await askRatings(service.context)
    await askRatings(service.context)
    expect(await asked()).toBe(1)

    // Each is of another ride: those of nobody's serve.
    const rated = (count: number, stars: number) =>
      sql`
        with ridden as (
          insert into ride select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'booking_id', -nextval('booking_id_seq'),
            'pickup_at', r.pickup_at - interval '30 days', 'ends_at', r.ends_at - interval '30 days'))).*
          from ride r, generate_series(1, ${count}) where r.booking_id = ${booking.id} returning id)
        insert into ride_rating (id, ride_id, user_id, carrier_id, stars, rated_at)
        select gen_random_uuid(), id, gen_random_uuid(), ${fleet.carrierId}, ${stars}, ${service.clock.now} from ridden`.execute(
        database(service),
      )
    const mean = async () => {
      const { body } = await traveller.call<Schemas['BookingRideList']>(
        'GET',
        `/api/bookings/${booking.id}/rides`,
      )
      return body.rides[0]?.carrierRating
    }
    await rated(4, 5)
    expect(await mean()).toBeNull()
    await rated(1, 2)
    expect(await mean()).toEqual({ average: 4.4, count: 5 })
  })
})
