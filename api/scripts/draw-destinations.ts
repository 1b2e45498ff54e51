import { geoMercator, geoPath } from 'd3-geo'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { overlaps, readAtlas } from '../src/route-maps/atlas.ts'
import { withoutDetail } from '../src/route-maps/without-detail.ts'
import { SCENES, type Scene } from './destination-scenes.ts'

const WIDTH = 600
const HEIGHT = 400
const FOLDER = join(import.meta.dirname, '../../site/public/destinations')

/** Draws every destination's picture from its real outline (Natural Earth): `pnpm --filter @fiacre/api draw-destinations`. */
const require = createRequire(import.meta.url)
const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(
  readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'),
)
const countries = feature(atlas, atlas.objects.countries).features
const outlines = readAtlas('50m')

const COLOURS = {
  '': { sea: '#dfe7e0', around: '#f2ede3', land: '#1d4d3b', edge: '#143a2c' },
  summer: { sea: '#cfe3e4', around: '#f6eedd', land: '#e3b36a', edge: '#b9853b' },
  ski: { sea: '#d5dfe6', around: '#e9eef1', land: '#fbfdfe', edge: '#6f8ba0' },
} as const

mkdirSync(FOLDER, { recursive: true })
for (const scene of SCENES) {
  for (const season of ['', ...scene.seasons] as const) {
    const name = season === '' ? scene.code : `${scene.code}-${season}`
    writeFileSync(join(FOLDER, `${name}.svg`), draw(scene, season))
  }
}

function draw(scene: Scene, season: '' | 'summer' | 'ski'): string {
  const country = shapeOf(scene)
  const projection = geoMercator()
    .precision(0)
    .fitExtent(
      [
        [90, 56],
        [WIDTH - 90, HEIGHT - 56],
      ],
      country,
    )
    .clipExtent([
      [-6, -6],
      [WIDTH + 6, HEIGHT + 6],
    ])
  const path = geoPath({ stream: (out) => projection.stream(withoutDetail(out, 2)) }).digits(0)
  const [west = 0, north = 0] = projection.invert?.([0, 0]) ?? []
  const [east = 0, south = 0] = projection.invert?.([WIDTH, HEIGHT]) ?? []
  const around = outlines.flatMap((outline) =>
    overlaps(outline, { west, south, east, north }) ? (path(outline.shape) ?? []) : [],
  )
  const [x = 0, y = 0] = projection([scene.lon, scene.lat]) ?? []
  const colours = COLOURS[season]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.sea}"/>`,
    ...around.map((d) => `<path d="${d}" fill="${colours.around}"/>`),
    `<path d="${path(country) ?? ''}" fill="${colours.land}" stroke="${colours.edge}" stroke-width="1.6" stroke-linejoin="round"/>`,
    season === 'summer' ? sun() + waves() : '',
    season === 'ski' ? flakes() : '',
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="7" fill="#d9583f" stroke="#fffefb" stroke-width="3"/>`,
    '</svg>',
  ].join('')
}

function sun(): string {
  return '<circle cx="508" cy="84" r="40" fill="#f2c14e"/><circle cx="508" cy="84" r="56" fill="none" stroke="#f2c14e" stroke-opacity=".4" stroke-width="6"/>'
}

/** Calm lines along the lower edge. */
function waves(): string {
  const rows = [352, 368, 384].map((y, row) => {
    const start = -40 + row * 22
    const crests = Array.from({ length: 8 }, () => 'q20 -10 40 0t40 0').join('')
    return `<path d="M${start} ${y}${crests}" fill="none" stroke="#fffefb" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`
  })
  return rows.join('')
}

/** The same flakes in every picture, spread by the golden angle. */
function flakes(): string {
  return Array.from({ length: 34 }, (_, index) => {
    const radius = Math.sqrt((index + 0.5) / 34)
    const angle = index * 2.399963
    const x = Math.round(WIDTH / 2 + radius * Math.cos(angle) * WIDTH * 0.62)
    const y = Math.round(HEIGHT / 2 + radius * Math.sin(angle) * HEIGHT * 0.62)
    return `<circle cx="${x}" cy="${y}" r="${2 + (index % 3)}" fill="#9db6c8" fill-opacity=".7"/>`
  }).join('')
}

/** The country's parts that belong in one frame: those within reach of its capital. */
function shapeOf({ name, lat, lon, reach, north }: Scene): Feature<MultiPolygon> {
  const found = countries.find((country) => country.properties?.name === name)
  if (!found) throw new Error(`world-atlas has no country called ${name}.`)
  const { geometry } = found
  const parts: Polygon['coordinates'][] =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  const near = parts.filter(([ring = []]) =>
    ring.some(
      ([pointLon = 0, pointLat = 0]) =>
        Math.hypot(pointLat - lat, (pointLon - lon) * Math.cos((lat * Math.PI) / 180)) < reach,
    ),
  )
  const coordinates =
    north === undefined
      ? near
      : near
          .map((rings) => rings.map((ring) => northOf(ring, north)))
          .filter(([ring = []]) => ring.length > 3)
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } }
}

/** Cuts off what lies south of a line, for a part of a country that has no outline of its own. */
function northOf(ring: Polygon['coordinates'][number], [west, east]: readonly [number, number]) {
  const line = (lon: number) => west + ((lon + 3.2) / 1.2) * (east - west)
  // What is left closes along the line, for the ring crosses it in two places only.
  return ring.filter(([lon = 0, lat = 0]) => lat >= line(Math.min(-2, Math.max(-3.2, lon))))
}
