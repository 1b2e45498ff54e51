import { useIsInBrowser } from '../../../base/browser/use-is-in-browser.ts'
import { wheelSpokes } from '../../../ui/vehicle-art/wheel-spokes.ts'
import { MAP_SHEET, project } from './projection.ts'
import { routeLine } from './route-line.ts'
import { STOPS, type Stop } from './stops.ts'
import './europe-map.css'

const PLACED = STOPS.map((stop) => ({ ...stop, ...project(stop) }))

/** Where a stop's name stands, seen from its dot. */
const LABEL_AT = {
  above: { dx: 0, dy: -18, anchor: 'middle' },
  below: { dx: 0, dy: 34, anchor: 'middle' },
  left: { dx: -18, dy: 7, anchor: 'end' },
  right: { dx: 16, dy: 18, anchor: 'start' },
} as const satisfies Record<Stop['label'], { dx: number; dy: number; anchor: string }>

const WHEEL_RADIUS = 30

/** Europe by its towns, and a route across it that ends in a carriage wheel. Decoration. */
export function EuropeMap() {
  const isInBrowser = useIsInBrowser()
  return (
    <div className="europe-map" aria-hidden="true">
      <div className="europe-map__towns" />
      {isInBrowser && <Route />}
    </div>
  )
}

/** It sets out once the page is alive. */
function Route() {
  const end = PLACED.at(-1)
  return (
    <svg
      className="europe-map__route"
      viewBox={`0 0 ${MAP_SHEET.width} ${MAP_SHEET.height}`}
      focusable="false"
    >
      <path className="europe-map__line" d={routeLine(PLACED)} pathLength="1" />
      {PLACED.slice(0, -1).map(({ name, x, y }) => (
        <circle key={name} className="europe-map__stop" cx={x} cy={y} r="6" />
      ))}
      {PLACED.map(({ name, x, y, label }) => {
        const { dx, dy, anchor } = LABEL_AT[label]
        // The wheel is wider than a dot.
        const aside = name === end?.name ? Math.sign(dx) * (WHEEL_RADIUS - 6) : 0
        return (
          <text key={name} className="europe-map__name" x={x + dx + aside} y={y + dy} textAnchor={anchor}>
            {name}
          </text>
        )
      })}
      {end && (
        <g className="europe-map__wheel" transform={`translate(${end.x} ${end.y})`}>
          <circle className="europe-map__rim" r={WHEEL_RADIUS} />
          <path className="europe-map__spokes" d={wheelSpokes(0, 0, 7, WHEEL_RADIUS, 10)} />
          <circle className="europe-map__hub" r="7" />
        </g>
      )}
    </svg>
  )
}
