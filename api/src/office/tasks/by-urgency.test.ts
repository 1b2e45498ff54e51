import { expect, it } from 'vitest'
import { byUrgency } from './by-urgency.ts'

const NOW = new Date('2026-02-14T12:00:00Z')
const task = (id: string, until: string | null) => ({ id, until })

it('puts what ends within a day first, then what somebody waits for, then what has time', () => {
  const tasks = [
    task('a transfer next week', '2026-02-20T12:00:00Z'),
    task('a message', null),
    task('a ride tonight', '2026-02-14T20:00:00Z'),
    task('another message', null),
    task('a ride in an hour', '2026-02-14T13:00:00Z'),
    task('a transfer tomorrow evening', '2026-02-15T20:00:00Z'),
  ]
  expect(byUrgency(tasks, NOW).map(({ id }) => id)).toEqual([
    'a ride in an hour',
    'a ride tonight',
    'a message',
    'another message',
    'a transfer tomorrow evening',
    'a transfer next week',
  ])
})
