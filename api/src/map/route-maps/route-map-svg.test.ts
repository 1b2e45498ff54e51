import { describe, expect, it } from 'vitest'
import { readAtlas } from './atlas.ts'
import { drawRouteMap } from './route-map-svg.ts'
import { routeDrawing } from './route-drawing.ts'

const outlines = readAtlas('50m')
const at = (lat: number, lon: number) => ({ lat, lon })
const GENEVA_TO_CHAMONIX = [at(46.238, 6.109), at(46.06, 6.58), at(45.924, 6.869)]
const LISBON_TO_TALLINN = [at(38.7, -9.1), at(48.8, 2.3), at(52.5, 13.4), at(59.4, 24.7)]
const draw = (
  line: typeof GENEVA_TO_CHAMONIX,
  towns: { name: string; weight: number; lat: number; lon: number }[] = [],
) => drawRouteMap(drawingOf(line, towns))
const drawingOf = (
  line: typeof GENEVA_TO_CHAMONIX,
  towns: { name: string; weight: number; lat: number; lon: number }[] = [],
) => routeDrawing({ line, distanceKm: 88.3, minutes: 75, towns, outlines })

const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g
const numbersOf = (svg: string, name: string) =>
  [...svg.matchAll(ATTRIBUTE)].filter(([, key]) => key === name).map(([, , value]) => Number(value))

describe('drawRouteMap', () => {
  it('is an SVG that says in words what it shows', () => {
    const svg = draw(GENEVA_TO_CHAMONIX)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s)
    expect(svg).toContain('<title id="t">')
    expect(svg).toContain('88.3 km by road, about 1 h 15 min.')
  })

  it('draws borders nearby and nothing far away', () => {
    const near = draw(GENEVA_TO_CHAMONIX)
    expect(near.match(/class="land"/g)?.length).toBeGreaterThanOrEqual(3)
    expect(near.length).toBeLessThan(6000)
  })

  it('stays small with half a continent in sight', () => {
    expect(draw(LISBON_TO_TALLINN).length).toBeLessThan(40_000)
  })

  it('keeps both ends in the picture, with room around', () => {
    for (const line of [GENEVA_TO_CHAMONIX, LISBON_TO_TALLINN, [at(50.06, 19.93), at(50.07, 19.95)]]) {
      const svg = draw(line)
      for (const x of numbersOf(svg, 'cx')) expect(x).toBeGreaterThan(50)
      for (const x of numbersOf(svg, 'cx')) expect(x).toBeLessThan(590)
      for (const y of numbersOf(svg, 'cy')) expect(y).toBeGreaterThan(50)
      for (const y of numbersOf(svg, 'cy')) expect(y).toBeLessThan(310)
    }
  })

  it('names towns in sight, the larger ones, in the words and in the picture', () => {
    const svg = draw(GENEVA_TO_CHAMONIX, [
      { name: 'Annecy', weight: 5, ...at(45.9, 6.12) },
      { name: 'A & <B>', weight: 4, ...at(46.1, 6.9) },
      { name: 'Annecy-le-Vieux', weight: 3, ...at(45.91, 6.14) },
    ])
    expect(svg).toContain('>Annecy</text>')
    expect(svg).toContain('In sight: Annecy, A &amp; &lt;B&gt;.')
    expect(svg).not.toContain('Annecy-le-Vieux')
  })

  it('has the name of the northern end above it and the other below, whichever is the pickup', () => {
    const there = drawingOf(GENEVA_TO_CHAMONIX)
    expect([there.pickup.side, there.destination.side]).toEqual(['above', 'below'])
    const back = drawingOf(GENEVA_TO_CHAMONIX.toReversed())
    expect([back.pickup.side, back.destination.side]).toEqual(['below', 'above'])
  })

  it('is a direct line, dashed and said so, where only the two ends are known', () => {
    expect(drawingOf(GENEVA_TO_CHAMONIX).isDirectLine).toBe(false)
    expect(draw(GENEVA_TO_CHAMONIX)).not.toContain('class="way direct"')
    const [start = at(0, 0), , end = at(0, 0)] = GENEVA_TO_CHAMONIX
    expect(drawingOf([start, end]).isDirectLine).toBe(true)
    expect(draw([start, end])).toContain('class="way direct"')
    expect(draw([start, end])).toContain('Drawn as a direct line.')
    // A door and the square in front of it are one point.
    expect(drawingOf([at(46.239, 6.1091), start, end]).isDirectLine).toBe(true)
  })

  it('refuses a way without points', () => {
    expect(() => draw([])).toThrow(RangeError)
  })
})
