import { expect, it } from 'vitest'
import { cellOf, cellsAround, flatKm } from './geo-cells.ts'

const geneva = { lat: 46.2381, lon: 6.10895 }

it('finds every point of the circle in one of its squares', () => {
  for (const centre of [geneva, { lat: 69.65, lon: 18.96 }, { lat: 35.2, lon: 33.4 }]) {
    const cells = new Set(cellsAround(centre, 50))
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const angle = (degrees * Math.PI) / 180
      const lat = centre.lat + (49.5 / 111.2) * Math.cos(angle)
      const lon = centre.lon + ((49.5 / 111.2) * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180)
      expect(cells.has(cellOf({ lat, lon }))).toBe(true)
    }
  }
})

it('measures short distances as the crow flies', () => {
  expect(flatKm(geneva, { lat: 45.92375, lon: 6.86933 })).toBeCloseTo(68.3, 0)
  expect(flatKm(geneva, geneva)).toBe(0)
})
