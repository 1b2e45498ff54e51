import { describe, expect, it } from 'vitest'
import { readLandRaster } from './land-raster.ts'

const isLand = readLandRaster()

describe('the raster of land', () => {
  it.each([
    ['Paris', 48.85, 2.35],
    ['Palma', 39.57, 2.65],
    ['Egilsstaðir', 65.26, -14.39],
    ['Funchal', 32.66, -16.92],
    ['Yerevan', 40.18, 44.51],
    ['outside of what is drawn', 10, 10],
  ])('has land at %s', (_, lat, lon) => {
    expect(isLand({ lat, lon })).toBe(true)
  })

  it.each([
    ['the Channel', 50.4, -0.5],
    ['the Adriatic', 43, 16],
    ['the Øresund', 55.65, 12.8],
    ['the Strait of Messina', 38.1, 15.6],
    ['the Gulf of Corinth', 38.2, 22.5],
    ['the Hardanger fjord', 60.0, 5.9],
    ['the Black Sea', 43, 34],
  ])('has water in %s', (_, lat, lon) => {
    expect(isLand({ lat, lon })).toBe(false)
  })
})
