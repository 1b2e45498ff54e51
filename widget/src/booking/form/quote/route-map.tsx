import type { RouteDrawing } from '@fiacre/sdk'
import type { CSSProperties } from 'react'

type RouteMapProps = {
  readonly drawing: RouteDrawing
  /** What the ends are called. */
  readonly pickup: string
  readonly destination: string
  /** The picture in words. */
  readonly label: string
  /** What a line is called that only joins the ends. */
  readonly directLine: string
}

/** The way on the map in the page's own colours and typeface, with the names of both ends. */
export function RouteMap({ drawing, pickup, destination, label, directLine }: RouteMapProps) {
  const { width, height, land, way, isDirectLine, towns } = drawing
  const [start, end] = [drawing.pickup, drawing.destination]
  // The legend stands in the lower corner that the lower end leaves free.
  const lower = start.y > end.y ? start : end
  const at = (x: number, y: number) => ({ '--x': x / width, '--y': y / height }) as CSSProperties
  return (
    <div className="fi-map">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={isDirectLine ? `${label}, ${directLine}` : label}
        focusable="false"
      >
        {land.map((shape, index) => (
          <path key={index} className="fi-map__land" d={shape} />
        ))}
        {towns.map(({ name, x, y, side }) => (
          <g key={name} className="fi-map__town">
            <circle cx={x} cy={y} r="3.5" />
            <text
              x={side === 'right' ? x + 10 : x - 10}
              y={y + 8}
              textAnchor={side === 'right' ? 'start' : 'end'}
            >
              {name}
            </text>
          </g>
        ))}
        <path className="fi-map__edge" d={way} />
        <path className={isDirectLine ? 'fi-map__way fi-map__way--direct' : 'fi-map__way'} d={way} />
        <circle className="fi-map__end" cx={start.x} cy={start.y} r="9" />
        <circle className="fi-map__end" cx={end.x} cy={end.y} r="10" />
        <circle className="fi-map__hub" cx={end.x} cy={end.y} r="4" />
      </svg>
      {isDirectLine && (
        <span
          aria-hidden="true"
          className={lower.x < width / 2 ? 'fi-map__direct fi-map__direct--right' : 'fi-map__direct'}
        >
          {directLine}
        </span>
      )}
      <span
        aria-hidden="true"
        className={`fi-map__name fi-map__name--${start.side}`}
        style={at(start.x, start.y)}
      >
        {pickup}
      </span>
      <span aria-hidden="true" className={`fi-map__name fi-map__name--${end.side}`} style={at(end.x, end.y)}>
        {destination}
      </span>
    </div>
  )
}
