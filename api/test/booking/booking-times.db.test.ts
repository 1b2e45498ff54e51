import { instantToLocal } from '@fiacre/sdk/rules'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProblemCode } from '#platform/http/problem-codes.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, quoteFor, trip } from '../support/traveller.ts'

const LEAD = 'Pickup date and time must be at least 2 hours in the future'
const HORIZON = 'Pickup date and time must be within the next 14 days'
const RETURN = 'Return date and time must be after pickup date and time'
const RETURN_HORIZON = 'Return date and time must be within 14 days after pickup'
const SKIPPED = 'The clocks go forward and skip this time on that day. Please choose another time.'

const NOW = new Date('2031-05-12T20:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await sharedService()
  service.clock.now = NOW
  client = (await newTraveller(service.url)).client
})
beforeEach(() => {
  service.clock.now = NOW
})

/** A pickup that many minutes from now, as the clocks of a zone show it. */
function pickupIn(minutes: number, timeZone = 'Europe/Zurich') {
  const local = instantToLocal(new Date(service.clock.now.getTime() + minutes * MINUTE), timeZone)
  return { pickupDate: local.date, pickupTime: local.time }
}

function returnIn(minutes: number, timeZone = 'Europe/Zurich') {
  const local = pickupIn(minutes, timeZone)
  return { isRoundTrip: true, returnDate: local.pickupDate, returnTime: local.pickupTime }
}

/** Both calls that take a trip must say the same to it. */
async function expectRefused(
  more: Record<string, unknown>,
  code: ProblemCode,
  message: string,
  field: string,
) {
  for (const path of ['/api/calculate-price', '/api/bookings']) {
    const price = path === '/api/bookings' ? { totalPrice: '100.00' } : {}
    const answer = await client.call('POST', path, { ...trip(NOW), ...more, ...price })
    const problem = expectProblem(answer, { code, what: path })
    expect(problem.message).toBe(message)
    expect(problem.errors?.[0]).toMatchObject({ pointer: `/${field}`, code, message })
  }
}

async function expectPriced(more: Record<string, unknown>) {
  const answer = await client.call<{ pickupAt: string }>('POST', '/api/calculate-price', {
    ...trip(NOW),
    ...more,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

describe('the lead time of two hours', () => {
  it('refuses a pickup in 119 minutes and takes one in 120 or 121', async () => {
    await expectRefused(pickupIn(119), 'LEAD_TIME', LEAD, 'pickupTime')
    await expectPriced(pickupIn(120))
    await expectPriced(pickupIn(121))
  })

  it('refuses the past', async () => {
    await expectRefused(pickupIn(-1), 'LEAD_TIME', LEAD, 'pickupTime')
    await expectRefused(pickupIn(-3 * 24 * 60), 'LEAD_TIME', LEAD, 'pickupTime')
  })

  it.each([
    ['Lisbon', 'Porto', 'Europe/Lisbon'],
    ['Athens', 'Patras', 'Europe/Athens'],
    ['Kraków', 'Zakopane', 'Europe/Warsaw'],
  ])('counts on the clocks of the pickup place: %s', async (pickupLocation, destination, timeZone) => {
    const route = { pickupLocation, destination }
    await expectRefused({ ...route, ...pickupIn(119, timeZone) }, 'LEAD_TIME', LEAD, 'pickupTime')
    const priced = await expectPriced({ ...route, ...pickupIn(121, timeZone) })
    expect(priced).toMatchObject({ timeZone, pickupAt: new Date(NOW.getTime() + 121 * MINUTE).toISOString() })
  })

  it('goes by the pickup place when the destination keeps another time', async () => {
    // At the same wall time, Greece is two hours ahead of Portugal.
    const westward = { pickupLocation: 'Sofia', destination: 'Niš', ...pickupIn(121, 'Europe/Sofia') }
    await expectPriced(westward)
    const asIfThere = { ...westward, ...pickupIn(121, 'Europe/Belgrade') }
    await expectRefused(asIfThere, 'LEAD_TIME', LEAD, 'pickupTime')
  })

  it('still holds at booking, for a quote that was made in time', async () => {
    const request = trip(NOW, pickupIn(130))
    const quote = await quoteFor(client, request)
    service.clock.now = new Date(NOW.getTime() + 11 * MINUTE)
    const late = await client.call('POST', '/api/bookings', { ...request, quoteId: quote.quoteId })
    expect(expectProblem(late, { code: 'LEAD_TIME' }).message).toBe(LEAD)
    service.clock.now = new Date(NOW.getTime() + 10 * MINUTE)
    const inTime = await client.call('POST', '/api/bookings', { ...request, quoteId: quote.quoteId })
    expect(inTime.status).toBe(201)
  })
})

describe('the horizon of two weeks', () => {
  it('takes a pickup in exactly 14 days and refuses one a minute later', async () => {
    await expectPriced(pickupIn((14 * DAY) / MINUTE))
    await expectRefused(pickupIn((14 * DAY) / MINUTE + 1), 'HORIZON', HORIZON, 'pickupDate')
    await expectRefused({ pickupDate: '9999-12-31' }, 'HORIZON', HORIZON, 'pickupDate')
  })

  it('takes a return up to 14 days after the pickup', async () => {
    const pickup = pickupIn(5 * 24 * 60)
    await expectPriced({ ...pickup, ...returnIn(19 * 24 * 60) })
    await expectRefused({ ...pickup, ...returnIn(19 * 24 * 60 + 1) }, 'HORIZON', RETURN_HORIZON, 'returnDate')
  })
})

describe('the return', () => {
  it.each([
    ['a minute before the pickup', -1, 'returnTime'],
    ['at the same minute', 0, 'returnTime'],
    ['the day before', -24 * 60, 'returnDate'],
  ])('is refused %s', async (_name, minutes, field) => {
    const more = { ...pickupIn(3 * 24 * 60), ...returnIn(3 * 24 * 60 + minutes) }
    await expectRefused(more, 'RETURN_BEFORE_PICKUP', RETURN, field)
  })

  it('may be a minute after the pickup', async () => {
    await expectPriced({ ...pickupIn(3 * 24 * 60), ...returnIn(3 * 24 * 60 + 1) })
  })

  it('is not looked at on a one-way trip', async () => {
    const more = { ...pickupIn(3 * 24 * 60), ...returnIn(-60), isRoundTrip: false }
    await expectPriced(more)
  })

  it('needs its date and time to be booked, though not to be priced', async () => {
    const request = { ...trip(NOW), isRoundTrip: true }
    const quote = await quoteFor(client, request)
    const answer = await client.call('POST', '/api/bookings', { ...request, quoteId: quote.quoteId })
    const problem = expectProblem(answer, { code: 'RULE_VIOLATION' })
    expect(problem.errors).toEqual([
      { pointer: '/returnDate', code: 'RULE_VIOLATION', message: 'Return date is required' },
      { pointer: '/returnTime', code: 'RULE_VIOLATION', message: 'Return time is required' },
    ])
  })
})

describe('a change of the clocks', () => {
  // Switzerland in 2031: forward on 30 March at 02:00, back on 26 October at 03:00.
  const inSpring = new Date('2031-03-25T12:00:00Z')
  const inAutumn = new Date('2031-10-20T12:00:00Z')

  it('refuses a local time that it skips, and takes those around it', async () => {
    service.clock.now = inSpring
    const day = { pickupDate: '2031-03-30' }
    await expectRefused({ ...day, pickupTime: '02:00' }, 'LOCAL_TIME_DOES_NOT_EXIST', SKIPPED, 'pickupTime')
    await expectRefused({ ...day, pickupTime: '02:59' }, 'LOCAL_TIME_DOES_NOT_EXIST', SKIPPED, 'pickupTime')
    expect(await expectPriced({ ...day, pickupTime: '01:59' })).toMatchObject({
      pickupAt: '2031-03-30T00:59:00.000Z',
    })
    expect(await expectPriced({ ...day, pickupTime: '03:00' })).toMatchObject({
      pickupAt: '2031-03-30T01:00:00.000Z',
    })
  })

  it('refuses a return at a time that it skips', async () => {
    service.clock.now = inSpring
    const more = {
      pickupDate: '2031-03-28',
      isRoundTrip: true,
      returnDate: '2031-03-30',
      returnTime: '02:30',
    }
    await expectRefused(more, 'LOCAL_TIME_DOES_NOT_EXIST', SKIPPED, 'returnTime')
  })

  it('takes the first of a local time that comes twice', async () => {
    service.clock.now = inAutumn
    const priced = await expectPriced({ pickupDate: '2031-10-26', pickupTime: '02:30' })
    expect(priced).toMatchObject({ pickupAt: '2031-10-26T00:30:00.000Z' })
  })

  it('is the pickup place’s own: Iceland changes nothing', async () => {
    service.clock.now = inSpring
    const route = { pickupLocation: 'Reykjavík', destination: 'Selfoss' }
    const priced = await expectPriced({ ...route, pickupDate: '2031-03-30', pickupTime: '02:30' })
    expect(priced).toMatchObject({ pickupAt: '2031-03-30T02:30:00.000Z' })
  })
})

describe('dates that are none', () => {
  it.each(['2031-02-30', '2031-13-01', '2031-5-20', '20310520', 'tomorrow'])(
    '%s is refused',
    async (pickupDate) => {
      const answer = await client.call('POST', '/api/calculate-price', trip(NOW, { pickupDate }))
      const problem = expectProblem(answer, { code: 'INVALID_REQUEST' })
      expect(problem.errors?.[0]).toMatchObject({
        pointer: '/pickupDate',
        message: 'Please enter a valid date',
      })
    },
  )

  it.each(['24:00', '7:30', '12:60', '12:30:00', 'noon'])('the time %s is refused', async (pickupTime) => {
    const answer = await client.call('POST', '/api/calculate-price', trip(NOW, { pickupTime }))
    const problem = expectProblem(answer, { code: 'INVALID_REQUEST' })
    expect(problem.errors?.[0]).toMatchObject({
      pointer: '/pickupTime',
      message: 'Please enter a valid time',
    })
  })

  it('a return on a day that is in no calendar is refused', async () => {
    const more = { isRoundTrip: true, returnDate: '2031-05-32', returnTime: '10:00' }
    expectProblem(await client.call('POST', '/api/calculate-price', trip(NOW, more)), {
      code: 'INVALID_REQUEST',
    })
    const february = { ...more, returnDate: '2032-02-30' }
    await expectRefused(february, 'RULE_VIOLATION', 'Please enter a valid date', 'returnDate')
  })
})
