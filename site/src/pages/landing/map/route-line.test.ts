import { expect, it } from 'vitest'
import { routeLine } from './route-line.ts'

it('begins at the first point and passes through every other', () => {
  const line = routeLine([
    { x: 0, y: 0 },
    { x: 10, y: 20 },
    { x: 30, y: 5 },
  ])
  expect(line).toMatch(/^M0\.0 0\.0C.* 10\.0 20\.0C.* 30\.0 5\.0$/)
})

it('is nothing without points', () => {
  expect(routeLine([])).toBe('')
})
