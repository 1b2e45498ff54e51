import type { Season } from './scenes.data.ts'
import { type Camera, cameraFor } from './camera.ts'
import { geographyOn } from './geography.ts'
import { blend, SEASON_COLOURS } from './palette.ts'
import { areaOf, clipped, type Point, ringData, simplifiedRing } from './paths.ts'
import { forEachInside } from './inside-rings.ts'
import { HEIGHT, WIDTH } from './picture-size.ts'
import { slopesOf } from './slopes.ts'
import { type Box, heightField, type HeightField, softened } from './terrain.ts'
import type { View } from './views.data.ts'

/** A view over a coast or mountains, from real heights: sea, sun and shore in summer, snow above the woods in winter. */
export function seasonPicture(
  view: View,
  season: Season,
  resorts: readonly (readonly [lat: number, lon: number])[],
): (coarse: number) => string {
  const camera = cameraFor(view)
  const { near, far, end, ground } = camera
  const side = far * 0.58
  const wide: Box = { west: -end, east: end, north: near, south: end }
  const box: Box = { west: -side, east: side, north: near, south: far }
  const geography = geographyOn(ground, wide)
  const heights = heightField(ground, box, view.width / 110)
  return (coarse) => {
    const land = geography((view.width / 900) * coarse)
      .land.map((ring) => clipped(ring, [-end, near, end, end]))
      .filter((ring) => ring.length > 2)
    return drawn({ camera, view, season, resorts, land, field: aboveSea(heights, land), coarse })
  }
}

interface Parts {
  camera: Camera
  view: View
  season: Season
  resorts: readonly (readonly [lat: number, lon: number])[]
  land: readonly Point[][]
  field: HeightField
  coarse: number
}

function drawn({ camera, view, season, resorts, land, field, coarse }: Parts): string {
  const { near, far, horizon, see, ground } = camera
  const colours = SEASON_COLOURS[season]
  const shore = land
    .map((ring) =>
      clipped(
        ring.map(([right, ahead]): Point => see(right, ahead, 0)),
        SEEN,
      ),
    )
    .filter((ring) => ring.length > 2 && areaOf(ring) > 60 * coarse)
    .map((ring) => ringData(simplifiedRing(ring, 1.4 * coarse)))
    .join('')
  const slopes = slopesOf(field, camera, {
    ranges: view.ranges,
    lowest: season === 'summer' ? 45 : -100,
    tolerance: 2.2 * coarse,
  })
  const haze = (ahead: number) => Math.min(1, Math.log(ahead / near) / Math.log(far / near)) ** 1.3
  const gradients: string[] = []
  const ranges = slopes.flatMap(({ ahead, outline, shade }, index) => {
    if (outline === '') return []
    const away = haze(ahead)
    const y = (metres: number) => Math.round(see(0, ahead, metres)[1])
    const stops = colours.slope.map(
      ([offset, colour]) =>
        `<stop offset="${offset}" stop-color="${blend(colour, colours.haze, away * 0.86)}"/>`,
    )
    gradients.push(
      `<linearGradient id="g${index}" gradientUnits="userSpaceOnUse" x2="0" y1="${y(view.treeLine * 1.35)}" y2="${y(0)}">${stops.join('')}</linearGradient>`,
    )
    const dark = `fill="${blend(colours.shade, colours.haze, away * 0.7)}" fill-opacity="${colours.shadeOpacity}"`
    return [`<path fill="url(#g${index})" d="${outline}"/>`, shade && `<path ${dark} d="${shade}"/>`]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linejoin="round">`,
    '<defs>',
    fade('y', colours.sky, 0, horizon),
    fade('w', colours.sea, horizon, HEIGHT),
    fade('l', colours.land, horizon, HEIGHT),
    ...gradients,
    `<path id="s" d="${shore}"/>`,
    '</defs>',
    `<path fill="url(#y)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    sun(season, horizon, sunX(view)),
    `<path fill="url(#w)" d="M0 ${Math.round(horizon)}h${WIDTH}v${HEIGHT}H0z"/>`,
    season === 'summer' ? glitter(horizon, sunX(view)) : '',
    '<g stroke="#fff" stroke-opacity=".3"><use href="#s" stroke-width="22"/><use href="#s" stroke-width="9"/></g>',
    '<use href="#s" fill="url(#l)"/>',
    ...ranges,
    ...resorts.map(([lat, lon]) => {
      const [right, ahead] = ground.project(lon, lat)
      if (ahead < near * 1.1 || ahead > far) return ''
      const [x, y] = see(right, ahead, 0).map(Math.round)
      return x !== undefined && x > 30 && x < WIDTH - 30
        ? `<circle cx="${x}" cy="${y}" r="13" fill="#d9583f" stroke="#fffdf8" stroke-width="5"/>`
        : ''
    }),
    '</svg>',
  ].join('')
}

/** The sea is level, whatever stands on either side of it. */
function aboveSea(field: HeightField, land: readonly Point[][]): HeightField {
  const heights = new Float64Array(field.heights.length)
  forEachInside(field, land, (index) => {
    heights[index] = field.heights[index] ?? 0
  })
  return softened({ ...field, heights })
}

const SEEN = [-20, 0, WIDTH + 20, HEIGHT + 20]

function fade(id: string, [top, bottom]: readonly [string, string], from: number, to: number): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${Math.round(from)}" y2="${Math.round(to)}"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
}

/** The sun stands to the right, not everywhere in the same place. */
const sunX = ({ heading }: View) => 690 + ((heading * 41) % 290)

/** The sun stands low, in a light that fades out. */
function sun(season: Season, horizon: number, x: number): string {
  const y = Math.round(horizon - (season === 'summer' ? 62 : 84))
  const [fill, stops] = ['#fff8e6', [0.85, 0.25, 0]] as const
  return [
    '<radialGradient id="h">',
    ...stops.map(
      (opacity, index) => `<stop offset="${index * 0.5}" stop-color="${fill}" stop-opacity="${opacity}"/>`,
    ),
    '</radialGradient>',
    `<circle cx="${x}" cy="${y}" r="300" fill="url(#h)"/><circle cx="${x}" cy="${y}" r="44" fill="${fill}"/>`,
  ].join('')
}

/** The sun on the water: short lines under it that grow wider and further apart towards the eye. */
function glitter(horizon: number, x: number): string {
  const lines = Array.from({ length: 26 }, (_, index) => {
    const y = horizon + 8 + (HEIGHT - horizon) * (index / 26) ** 1.5
    const width = 14 + index * 3 + ((index * 37) % 23)
    const start = x - width / 2 + (((index * 53) % 41) - 20) * (0.6 + index / 14)
    return `M${Math.round(start)} ${Math.round(y)}h${Math.round(width)}`
  })
  return `<path stroke="#fff8e2" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round" d="${lines.join('')}"/>`
}
