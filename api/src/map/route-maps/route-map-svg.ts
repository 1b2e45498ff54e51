import { escapeMarkup } from '#platform/http/escape-markup.ts'
import { MAP_STYLE } from './route-map-svg-style.ts'
import type { RouteDrawing } from './route-drawing.ts'

/**
 * A drawing as SVG, a few kB, for pages that show it as a picture. Light and dark follow the reader's system; the title and
 * the description say in words what is to be seen.
 */
export function drawRouteMap(drawing: RouteDrawing): string {
  const { width, height, land, way, isDirectLine, pickup, destination, towns } = drawing
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">The way on the map</title>`,
    `<desc id="d">${describe(drawing)}</desc>`,
    `<style>${MAP_STYLE}</style>`,
    `<rect class="sea" width="${width}" height="${height}"/>`,
    ...land.map((d) => `<path class="land" d="${d}"/>`),
    ...towns.map(drawName),
    `<path class="edge" d="${way}"/>`,
    `<path class="way${isDirectLine ? ' direct' : ''}" d="${way}"/>`,
    `<circle class="start" cx="${pickup.x}" cy="${pickup.y}" r="9"/>`,
    `<circle class="end" cx="${destination.x}" cy="${destination.y}" r="10"/>`,
    `<circle class="hub" cx="${destination.x}" cy="${destination.y}" r="4"/>`,
    `</svg>`,
  ].join('')
}

function drawName({ name, x, y, side }: RouteDrawing['towns'][number]): string {
  const [at, anchor] = side === 'right' ? [x + 10, 'start'] : [x - 10, 'end']
  return (
    `<circle class="dot" cx="${x}" cy="${y}" r="3.5"/>` +
    `<text class="name" x="${at}" y="${y + 8}" text-anchor="${anchor}">${escapeMarkup(name)}</text>`
  )
}

function describe({ distanceKm, durationMinutes, isDirectLine, towns }: RouteDrawing): string {
  const [hours, minutes] = [Math.floor(durationMinutes / 60), durationMinutes % 60]
  const time = hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`
  const line = isDirectLine ? ' Drawn as a direct line.' : ''
  const near = towns.length > 0 ? ` In sight: ${towns.map(({ name }) => escapeMarkup(name)).join(', ')}.` : ''
  return `${distanceKm.toFixed(1)} km by road, about ${time}.${line}${near}`
}
