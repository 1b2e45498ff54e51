import { expect, it } from 'vitest'
import { greatCircleKm } from './great-circle.ts'

it('measures as the crow flies', () => {
  const paris = { lat: 48.85341, lon: 2.3488 }
  const lyon = { lat: 45.74846, lon: 4.84671 }
  expect(greatCircleKm(paris, lyon)).toBeCloseTo(393.2, 1)
  expect(greatCircleKm(lyon, paris)).toBe(greatCircleKm(paris, lyon))
  expect(greatCircleKm(paris, paris)).toBe(0)
})
