import type { RouteDrawing } from '@fiacre/sdk'
import { MapGround } from '../../ui/map-ground/map-ground.tsx'
import './way-map.css'

type WayMapProps = {
  drawing: RouteDrawing
  pickup: string
  destination: string
  /** The picture in words. */
  label: string
}

/**
 * The way on the map, in the look of the booking form's, but without a style of its own on any element: a server draws it too, and
 * the policy lets no markup bring one.
 */
export function WayMap({ drawing, pickup, destination, label }: WayMapProps) {
  const { width, height, land, way, isDirectLine, towns } = drawing
  const ends = [
    { ...drawing.pickup, name: pickup },
    { ...drawing.destination, name: destination },
  ]
  return (
    <svg
      className="fi-map way-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      <MapGround land={land} towns={towns} />
      <path className="fi-map__edge" d={way} />
      <path className={isDirectLine ? 'fi-map__way fi-map__way--direct' : 'fi-map__way'} d={way} />
      {ends.map(({ x, y, side, name }) => (
        <g key={side}>
          <circle className="fi-map__end" cx={x} cy={y} r="10" />
          <text
            className="way-map__name"
            x={x}
            y={side === 'above' ? y - 20 : y + 36}
            textAnchor={anchorOf(x / width)}
          >
            {name}
          </text>
        </g>
      ))}
      <circle className="fi-map__hub" cx={drawing.destination.x} cy={drawing.destination.y} r="4" />
    </svg>
  )
}

/** Near a side a name goes inwards. */
function anchorOf(part: number): 'start' | 'middle' | 'end' {
  if (part < 0.3) return 'start'
  return part > 0.7 ? 'end' : 'middle'
}
