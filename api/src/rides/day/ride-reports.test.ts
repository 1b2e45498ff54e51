import { expect, it } from 'vitest'
import { stepsOf } from './ride-reports.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 1, 14, 13, minute))
const iso = (minute: number) => at(minute).toISOString()
const NOTHING = { departedAt: null, arrivedAt: null, boardedAt: null, finishedAt: null }

it('tells each step by the time of the phone, and when it was told', () => {
  const reports = [
    { kind: 'contacted', occurredAt: at(32), receivedAt: at(50), outcome: 'noted' },
    { kind: 'arrived', occurredAt: at(21), receivedAt: at(50), outcome: 'taken' },
    // Pressed twice, and a contradiction: neither is a step of the ride.
    { kind: 'arrived', occurredAt: at(22), receivedAt: at(50), outcome: 'noted' },
    { kind: 'done', occurredAt: at(30), receivedAt: at(51), outcome: 'to-a-person' },
    { kind: 'no-show', occurredAt: at(10), receivedAt: at(10), outcome: 'too-early' },
  ] as const
  expect(stepsOf({ ...NOTHING, departedAt: at(0), arrivedAt: at(21) }, reports)).toEqual([
    // A dispatcher said so.
    { kind: 'on-the-way', at: iso(0), toldAt: iso(0) },
    { kind: 'arrived', at: iso(21), toldAt: iso(50) },
    { kind: 'contacted', at: iso(32), toldAt: iso(50) },
  ])
})
