import { expect, it } from 'vitest'
import { lacksOf } from './no-show-proof.ts'

const at = (time: string) => new Date(`2026-02-14T${time}:00Z`)
const GENEVA = { lat: 46.2381, lon: 6.109 }

/** A report that came when it happened. */
const report = (kind: 'arrived' | 'contacted', time: string, more: object = {}) => ({
  kind,
  occurredAt: at(time),
  receivedAt: at(time),
  ...(kind === 'arrived' ? GENEVA : { lat: null, lon: null }),
  ...more,
})

const WHOLE = {
  events: [report('arrived', '13:20'), report('contacted', '14:05')],
  meetingPoint: GENEVA,
  waitsUntil: at('14:30'),
  askedAt: at('14:31'),
}

it('a no-show stands by itself with arrival, place, a call from there, and in time', () => {
  expect(lacksOf(WHOLE)).toEqual([])
})

it('names what a no-show lacks', () => {
  const [arrived, called] = WHOLE.events
  const lacks = (more: Partial<typeof WHOLE>) => lacksOf({ ...WHOLE, ...more })
  expect(lacks({ events: [] })).toEqual(['arrival', 'contact'])
  expect(lacks({ events: [report('arrived', '14:30'), report('contacted', '14:31')] })).toEqual([
    'arrival',
    'contact',
  ])
  // The car stood in another town, or nobody knows where.
  expect(lacks({ events: [report('arrived', '13:20', { lat: 46.2044, lon: 6.1432 }), called!] })).toEqual([
    'place',
  ])
  expect(lacks({ events: [report('arrived', '13:20', { lat: null, lon: null }), called!] })).toEqual([
    'place',
  ])
  expect(lacks({ events: [arrived!, report('contacted', '13:10')] })).toEqual(['contact'])
  expect(lacks({ askedAt: at('15:01') })).toEqual(['time'])
  // Evidence that comes late is a person's to weigh.
  expect(lacks({ events: [report('arrived', '13:20', { receivedAt: at('14:29') }), called!] })).toEqual([
    'late',
  ])
})
