import { describe, expect, it } from 'vitest'
import type { TestScenario } from '#bookings/booking/test-scenario.ts'
import { moveBy } from './test-moments.ts'
import { planOf, type Played } from './test-plan.ts'

const now = new Date('2031-05-10T08:00:00Z')
const pickupAt = new Date('2031-05-14T12:00:00Z')
const booking = {
  status: 'confirmed',
  paymentStatus: 'completed',
  createdAt: new Date('2031-05-10T07:00:00Z'),
  pickupAt,
  returnAt: null,
  durationMinutes: 60,
  accessLevel: 'saver',
  partnerId: 'p',
} as const
const ride: Played['rides'][number] = {
  leg: 'outbound',
  state: 'open',
  pickupAt,
  endsAt: new Date('2031-05-14T13:00:00Z'),
  driverId: null,
  mailedDriverId: null,
  lateToldAt: null,
  waitsUntil: new Date('2031-05-14T12:15:00Z'),
}

const plan = (scenario: TestScenario | null, more: Partial<typeof ride> = {}) =>
  planOf({ scenario, booking, rides: [{ ...ride, ...more }] })
const said = (steps: ReturnType<typeof plan>) =>
  steps.map(({ at, what }) => `${at.toISOString().slice(8, 16)} ${what}`)

describe('what time brings about for a test booking', () => {
  it('is a ride in time where nothing was asked for', () => {
    expect(said(plan(null))).toEqual([
      '13T12:00 driver-named',
      '14T11:30 driver-details-mailed',
      '14T11:30 driver-departed',
      '14T11:55 driver-arrived',
      '14T12:05 on-board',
      '14T13:05 ride-done',
    ])
  })

  it.each([
    ['no-carrier', ['14T11:00 no-carrier-found']],
    ['no-show', ['14T11:55 driver-arrived', '14T12:15 no-show']],
    [
      'late-driver',
      ['14T12:05 lateness-mailed', '14T12:30 driver-arrived', '14T12:35 on-board', '14T13:35 ride-done'],
    ],
  ] as const)('is %s where that was asked for', (scenario, end) => {
    expect(said(plan(scenario)).slice(-end.length)).toEqual(end)
  })

  it('goes on from where the ride stands', () => {
    expect(said(plan(null, { state: 'arrived' }))).toEqual(['14T12:05 on-board', '14T13:05 ride-done'])
    expect(plan(null, { state: 'done' })).toEqual([])
  })

  it('is the arrival of a payment, or the end of what nobody pays', () => {
    const of = (paymentStatus: 'processing' | 'failed') =>
      said(planOf({ scenario: null, booking: { ...booking, status: 'pending', paymentStatus }, rides: [] }))
    expect(of('processing')).toEqual(['10T08:00 payment-arrived'])
    expect(of('failed')).toEqual(['14T12:00 cancelled-unpaid'])
  })
})

describe('how far a clock goes', () => {
  const hours = (move: Parameters<typeof moveBy>[2]) => {
    const ms = moveBy(booking, plan(null), move, now)
    return ms === undefined ? undefined : ms / 3_600_000
  }

  it('is to a minute after the moment, or by minutes', () => {
    expect(hours({ to: 'pickup' })).toBeCloseTo(100 + 1 / 60)
    expect(hours({ to: 'cancellation-deadline' })).toBeCloseTo(76 + 1 / 60)
    expect(hours({ to: 'after-ride' })).toBeCloseTo(101 + 6 / 60)
    expect(hours({ minutes: 90 })).toBe(1.5)
  })

  it('is never back, nor far beyond the last ride, nor to what the booking has not', () => {
    expect(moveBy(booking, [], { to: 'pickup' }, new Date('2031-05-14T12:02:00Z'))).toBeUndefined()
    expect(hours({ to: 'return-pickup' })).toBeUndefined()
    expect(hours({ to: 'payment' })).toBeUndefined()
    expect(hours({ minutes: 43_200 })).toBe(720)
    expect(moveBy(booking, [], { minutes: 43_200 }, pickupAt)).toBe(43_200 * 60_000)
    expect(moveBy(booking, [], { minutes: 43_200 }, new Date('2031-05-14T13:01:00Z'))).toBeUndefined()
  })
})
