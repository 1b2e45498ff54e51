import { describe, expect, it } from 'vitest'
import { MAP_SHEET, project } from './projection.ts'
import { STOPS } from './stops.ts'

describe('the projection', () => {
  it('puts every stop on the sheet', () => {
    for (const stop of STOPS) {
      const { x, y } = project(stop)
      expect(x, stop.name).toBeGreaterThan(0)
      expect(x, stop.name).toBeLessThan(MAP_SHEET.width)
      expect(y, stop.name).toBeGreaterThan(0)
      expect(y, stop.name).toBeLessThan(MAP_SHEET.height)
    }
  })

  it('has north above south and west before east', () => {
    const [oslo, rome, madrid] = [
      project({ lat: 59.9, lon: 10.7 }),
      project({ lat: 41.9, lon: 12.5 }),
      project({ lat: 40.4, lon: -3.7 }),
    ]
    expect(oslo.y).toBeLessThan(rome.y)
    expect(madrid.x).toBeLessThan(rome.x)
  })

  it('keeps distances: Paris to Warsaw is about three times Paris to Geneva', () => {
    const [paris, geneva, warsaw] = [
      project({ lat: 48.86, lon: 2.35 }),
      project({ lat: 46.2, lon: 6.15 }),
      project({ lat: 52.23, lon: 21.01 }),
    ]
    const far = Math.hypot(warsaw.x - paris.x, warsaw.y - paris.y)
    const near = Math.hypot(geneva.x - paris.x, geneva.y - paris.y)
    expect(far / near).toBeCloseTo(1370 / 411, 0)
  })
})
