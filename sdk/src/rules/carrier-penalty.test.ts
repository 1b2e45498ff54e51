import { expect, it } from 'vitest'
import { givenBackPercent } from './carrier-penalty.ts'

it('costs more the later a ride is given back', () => {
  const pickup = new Date('2026-02-14T12:00:00Z')
  const at = (time: string) => givenBackPercent(pickup, new Date(time))
  expect(at('2026-02-13T12:00:00Z')).toBe(0)
  expect(at('2026-02-13T12:00:01Z')).toBe(20)
  expect(at('2026-02-14T08:00:00Z')).toBe(20)
  expect(at('2026-02-14T08:00:01Z')).toBe(50)
  expect(at('2026-02-14T12:30:00Z')).toBe(50)
})
