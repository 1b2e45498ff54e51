import { describe, expect, it } from 'vitest'
import { landmassOf } from './landmass.ts'

describe('landmassOf', () => {
  it.each([
    ['Palma', 39.57, 2.65, 'ES', 'Mallorca'],
    ['Barcelona', 41.39, 2.16, 'ES', 'the mainland'],
    ['London', 51.5, -0.13, 'GB', 'Great Britain'],
    ['Belfast', 54.6, -5.93, 'GB', 'Ireland'],
    ['Dublin', 53.33, -6.25, 'IE', 'Ireland'],
    ['Campbeltown', 55.42, -5.6, 'GB', 'Great Britain'],
    ['Portree on Skye, which has a bridge', 57.41, -6.19, 'GB', 'Great Britain'],
    ['Stornoway', 58.21, -6.39, 'GB', 'the Outer Hebrides'],
    ['Messina', 38.19, 15.55, 'IT', 'Sicily'],
    ['Villa San Giovanni', 38.218, 15.637, 'IT', 'the mainland'],
    ['Reggio Calabria', 38.11, 15.65, 'IT', 'the mainland'],
    ['Trapani', 38.02, 12.51, 'IT', 'Sicily'],
    ['Orebić', 42.975, 17.18, 'HR', 'the mainland'],
    ['Korčula', 42.96, 17.135, 'HR', 'Korčula'],
    ['Zadar', 44.119, 15.231, 'HR', 'the mainland'],
    ['Krk, which has a bridge', 45.03, 14.57, 'HR', 'the mainland'],
    ['Ksamil, opposite Corfu', 39.77, 20.0, 'AL', 'the mainland'],
    ['Corfu', 39.62, 19.92, 'GR', 'Corfu'],
    ['Chalkida on Evia, which has a bridge', 38.46, 23.6, 'GR', 'the mainland'],
    ['Copenhagen, behind bridges', 55.68, 12.57, 'DK', 'the mainland'],
    ['Rønne', 55.1, 14.7, 'DK', 'Bornholm'],
    ['Kalmar', 56.66, 16.36, 'SE', 'the mainland'],
    ['Victoria on Gozo', 36.04, 14.24, 'MT', 'Gozo'],
    ['Valletta', 35.9, 14.51, 'MT', 'Malta'],
  ])('%s', (_, lat, lon, countryCode, landmass) => {
    expect(landmassOf({ lat, lon, countryCode })).toBe(landmass)
  })
})
