import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseAreas } from './read-areas.ts'

const RING = [
  [7, 43],
  [8, 43],
  [8, 44],
  [7, 43],
]
const areas = (coordinates: unknown, properties: unknown = { name: 'A' }) =>
  JSON.stringify({
    type: 'FeatureCollection',
    about: 'For the test.',
    features: [{ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates } }],
  })
const read = (text: string) => parseAreas('x.geojson', text, { name: z.string() })

it('gives the corners latitude first, each once', () => {
  expect(read(areas([RING]))).toEqual([
    {
      name: 'A',
      corners: [
        [43, 7],
        [43, 8],
        [44, 8],
      ],
    },
  ])
})

it.each([
  ['a ring that does not close', areas([RING.slice(0, 3).concat([[9, 9]])])],
  ['a corner off the map', areas([[[7, 143], ...RING.slice(1, 3), [7, 143]]])],
  ['a hole', areas([RING, RING])],
  ['an unknown property', areas([RING], { name: 'A', rough: 1 })],
])('refuses %s, and names the file', (_what, text) => {
  expect(() => read(text)).toThrow(/^x\.geojson: /)
})
