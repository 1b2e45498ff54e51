type Town = {
  readonly name: string
  readonly x: number
  readonly y: number
  /** On which side of its dot the name stands. */
  readonly side: 'left' | 'right'
}

type MapGroundProps = {
  /** The outlines of what is land, as paths of an SVG. */
  land: readonly string[]
  towns: readonly Town[]
}

/** What a map is drawn on, inside its `<svg>`: the land, and the towns for orientation. Ways and marks are drawn over it. */
export function MapGround({ land, towns }: MapGroundProps) {
  return (
    <>
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
    </>
  )
}
