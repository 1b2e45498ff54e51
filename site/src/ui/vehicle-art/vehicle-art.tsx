import { Fragment } from 'react'
import { BODY_BOTTOM_Y, GROUND_Y, VEHICLE_SHAPES, type VehicleName } from './vehicle-shapes.ts'
import { wheelArch } from './wheel-arch.ts'
import { wheelSpokes } from './wheel-spokes.ts'
import './vehicle-art.css'

/** As many as our mark has: every car drives on carriage wheels. */
const WHEEL_SPOKES = 10

const HUB_RADIUS = 3

/**
 * One of the five classes in side view, in the colours of the theme. Decoration unless it has a `label`. As a file for
 * an `<img>` the same drawing is under `/vehicles/`.
 */
export function VehicleArt({ name, label }: { name: VehicleName; label?: string }) {
  return (
    <svg
      className="fi-vehicle"
      viewBox="0 0 360 150"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <VehicleDrawing name={name} />
    </svg>
  )
}

/** The drawing without its frame, for the page and for the exported files alike. */
export function VehicleDrawing({ name }: { name: VehicleName }) {
  const shape = VEHICLE_SHAPES[name]
  return (
    <>
      <path className="fi-vehicle__road" d={`M6 ${GROUND_Y + 1}H354`} />
      <path className="fi-vehicle__body" d={shape.body} />
      <path className="fi-vehicle__glass" d={shape.glass} />
      <path className="fi-vehicle__shine" d={shape.shine} />
      <path className="fi-vehicle__pillars" d={shape.pillars} />
      <path className="fi-vehicle__shoulder" d={shape.shoulder} />
      <path className="fi-vehicle__seams" d={shape.seams} />
      <path className="fi-vehicle__trim" d={shape.trim} />
      <path className="fi-vehicle__dark" d={shape.rocker} />
      <ellipse className="fi-vehicle__mirror" cx={shape.mirror.x} cy={shape.mirror.y} rx="5.5" ry="3.6" />
      <path className="fi-vehicle__headlamp" d={shape.headlamp} />
      <path className="fi-vehicle__tail-lamp" d={shape.tailLamp} />
      {shape.wheels.map(({ x, radius, archRadius }) => {
        const y = GROUND_Y - radius
        return (
          <Fragment key={x}>
            <path className="fi-vehicle__dark" d={wheelArch(x, y, archRadius, BODY_BOTTOM_Y)} />
            <circle className="fi-vehicle__tyre" cx={x} cy={y} r={radius} />
            <circle className="fi-vehicle__rim" cx={x} cy={y} r={radius - 5} />
            <path
              className="fi-vehicle__spokes"
              d={wheelSpokes(x, y, HUB_RADIUS, radius - 5, WHEEL_SPOKES)}
            />
            <circle className="fi-vehicle__hub" cx={x} cy={y} r={HUB_RADIUS} />
          </Fragment>
        )
      })}
    </>
  )
}
