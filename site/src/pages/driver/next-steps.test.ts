import { expect, it } from 'vitest'
import { clockUntil, nextSteps } from './next-steps.ts'

it('leads a driver from departure to the end, one button at a time, and asks for a no-show once', () => {
  const next = (state: 'assigned' | 'on-the-way' | 'arrived' | 'on-board' | 'done') =>
    nextSteps({ state, noShowAskedAt: null })
  expect(next('assigned').next).toBe('on-the-way')
  expect(next('on-the-way').next).toBe('arrived')
  expect(next('arrived')).toEqual({ next: 'on-board', mayBeMissed: true })
  expect(next('on-board').next).toBe('done')
  expect(next('done').next).toBeNull()
  expect(nextSteps({ state: 'arrived', noShowAskedAt: '2026-02-14T14:31:00Z' }).mayBeMissed).toBe(false)
})

it('counts down to the end of the wait, and never below', () => {
  expect(clockUntil('2026-02-14T14:30:00Z', new Date('2026-02-14T13:21:00.400Z'))).toBe('1:09:00')
  expect(clockUntil('2026-02-14T14:30:00Z', new Date('2026-02-14T14:21:00.400Z'))).toBe('09:00')
  expect(clockUntil('2026-02-14T14:30:00Z', new Date('2026-02-14T14:40:00Z'))).toBe('00:00')
})
