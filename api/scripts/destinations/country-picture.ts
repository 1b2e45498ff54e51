import { geoAzimuthalEqualArea } from 'd3-geo'
import type { Scene } from './scenes.data.ts'
import { contours } from './contours.ts'
import { geographyOn, outlineOf } from './geography.ts'
import { levelsFor } from './levels.ts'
import { aroundColour, groundColour } from './palette.ts'
import { areaOf, clipped, lineData, type Point, ringData, simplifiedRing, softRingData } from './paths.ts'
import { HEIGHT, WIDTH } from './picture-size.ts'
import { partsOf } from './country-parts.ts'
import { heightField, settlements, type Box, type Ground } from './terrain.ts'

/**
 * The heights, in metres, between which each step of the relief is tinted: a plain's hills are told apart too, and a
 * highland's valleys are green.
 */
const TINTS = [
  [0, 300],
  [70, 600],
  [140, 1000],
  [230, 1500],
  [340, 2200],
  [480, 9000],
] as const

function tinted(level: number, step: number): number {
  const [least, most] = TINTS[step] ?? [level, level]
  return Math.min(most, Math.max(least, level))
}

const EDGE = 24
const FRAME: Box = { west: -EDGE, north: -EDGE, east: WIDTH + EDGE, south: HEIGHT + EDGE }
const CUT = [FRAME.west, FRAME.north, FRAME.east, FRAME.south]

/** Kilometres round the globe's radius, which is what d3-geo's scale stands for. */
const EARTH_RADIUS = 6371

/** A country on its continent: coasts, borders and relief, its capital and largest cities; the coarser, the smaller. */
export function countryPicture(scene: Scene): (coarse: number) => string {
  const ground = groundFor(scene)
  const geography = geographyOn(ground, FRAME)
  const field = heightField(ground, FRAME, 8)
  return (coarse) => {
    const { land, borders, ringsOf } = geography(1.2 * coarse)
    const country = seen(partsOf(scene, ringsOf(scene.name), ground), 14 * coarse)
    const around = seen(land, 30 * coarse)
    const levels = levelsFor(field, ground.unitsPerKm > SMALL_COUNTRY ? around : country)
    const bands = levels.map((level) =>
      contours(field, level)
        .map((ring) => simplifiedRing(ring, 2.4 * coarse))
        .filter((ring) => areaOf(ring) > 260 * coarse)
        .map(softRingData)
        .join(''),
    )
    const border = borders.flatMap(inFrame).map(lineData).join('')
    return drawn({
      ...{ levels, bands, border, dots: dots(scene, ground) },
      land: seen(land, 30 * coarse)
        .map(ringData)
        .join(''),
      country: country.map(ringData).join(''),
    })
  }
}

/** A country drawn larger than this, in units a kilometre, is a valley or a shore: its relief is that of all around it. */
const SMALL_COUNTRY = 6

interface Parts {
  land: string
  country: string
  border: string
  levels: readonly number[]
  bands: readonly string[]
  dots: string
}

function drawn({ land, country, border, levels, bands, dots: cities }: Parts): string {
  const use = (index: number, fill: string, more = '') => `<use href="#b${index}" fill="${fill}"${more}/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linejoin="round">`,
    '<defs>',
    `<path id="l" d="${land}"/><path id="c" d="${country}"/>`,
    ...bands.map((data, index) => `<path id="b${index}" fill-rule="evenodd" d="${data}"/>`),
    '<clipPath id="m"><use href="#l"/></clipPath><clipPath id="k"><use href="#c"/></clipPath>',
    '</defs>',
    `<path fill="#a9c9c6" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    '<g stroke="#fff" stroke-opacity=".16">',
    ...[72, 40, 16].map((width) => `<use href="#l" stroke-width="${width}"/>`),
    '</g>',
    `<use href="#l" fill="${aroundColour(0)}"/>`,
    '<g clip-path="url(#m)">',
    ...levels.map((level, index) => use(index, aroundColour(level))),
    `<path stroke="#fffdf8" stroke-width="3" d="${border}"/>`,
    '<use href="#c" fill="#14281f" fill-opacity=".22" transform="translate(5 9)"/>',
    '</g>',
    `<use href="#c" fill="${groundColour(tinted((levels[0] ?? 0) / 2, 0))}"/>`,
    '<g clip-path="url(#k)">',
    ...levels.flatMap((level, index) => [
      use(index, '#14281f', ' fill-opacity=".2" transform="translate(3 5)"'),
      use(index, groundColour(tinted(level, index + 1))),
    ]),
    '</g>',
    '<use href="#c" stroke="#173f30" stroke-width="2.5"/>',
    cities,
    '</svg>',
  ].join('')
}

/** An equal-area drawing that has the country's parts, or the scene's own frame, in its middle. */
function groundFor(scene: Scene): Ground {
  const middle = geoAzimuthalEqualArea()
    .rotate([-scene.lon, -scene.lat])
    .translate([0, 0])
    .scale(EARTH_RADIUS)
    .precision(0)
  const rough: Ground = {
    project: (lon, lat) => middle([lon, lat]) ?? [0, 0],
    invert: (x, y) => middle.invert?.([x, y]) ?? [0, 0],
    unitsPerKm: 1,
  }
  const { frame } = scene
  const points: readonly Point[] = frame
    ? frame.map(([lat, lon]): Point => [...rough.project(lon, lat)])
    : partsOf(
        scene,
        outlineOf(scene.name).map((ring) => ring.map(([lon, lat]): Point => [...rough.project(lon, lat)])),
        rough,
      ).flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const k = Math.min((WIDTH - 200) / (right - left), (HEIGHT - 110) / (bottom - top))
  const [x0, y0] = [WIDTH / 2 - ((left + right) / 2) * k, HEIGHT / 2 - ((top + bottom) / 2) * k]
  return {
    project: (lon, lat) => {
      const [x, y] = rough.project(lon, lat)
      return [x * k + x0, y * k + y0]
    },
    invert: (x, y) => rough.invert((x - x0) / k, (y - y0) / k),
    unitsPerKm: k,
  }
}

const seen = (rings: readonly Point[][], least: number) =>
  rings.map((ring) => clipped(ring, CUT)).filter((ring) => ring.length > 2 && areaOf(ring) > least)

/** The stretches of a line that can be seen. */
function inFrame(line: readonly Point[]): Point[][] {
  const stretches: Point[][] = []
  let open: Point[] | undefined
  for (const [index, [x, y]] of line.entries()) {
    const isIn = x > FRAME.west && x < FRAME.east && y > FRAME.north && y < FRAME.south
    const previous = line[index - 1]
    if (isIn && !open) stretches.push((open = previous ? [previous] : []))
    open?.push([x, y])
    if (!isIn) open = undefined
  }
  return stretches.filter((stretch) => stretch.length > 1)
}

/** The capital in the lamp's red, and up to four of the country's largest cities that stand clear of one another. */
function dots(scene: Scene, { project }: Ground): string {
  const capital = project(scene.lon, scene.lat)
  const placed: Point[] = [capital]
  const isClear = ([x, y]: Point) =>
    Math.abs(x - WIDTH / 2) < WIDTH / 2 - 40 &&
    Math.abs(y - HEIGHT / 2) < HEIGHT / 2 - 40 &&
    placed.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > 110)
  const cities = settlements
    .filter(({ countryCode }) => countryCode.toLowerCase() === scene.code.slice(0, 2))
    .toSorted((a, b) => b.population - a.population)
    .slice(0, 12)
  for (const { lon, lat } of cities) {
    const spot = project(lon, lat)
    if (placed.length < 5 && isClear(spot)) placed.push(spot)
  }
  const circle = ([x, y]: Point, rest: string) =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" ${rest}/>`
  return [
    ...placed.slice(1).map((spot) => circle(spot, 'r="7" fill="#fffdf8" stroke="#173f30" stroke-width="3"')),
    circle(capital, 'r="15" fill="#d9583f" stroke="#fffdf8" stroke-width="6"'),
  ].join('')
}
