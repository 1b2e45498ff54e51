import type { CallResult } from '@fiacre/sdk'
import { MapGround } from '../../ui/map-ground/map-ground.tsx'
import './live-map.css'

export type RideMap = CallResult<'getRideMap'>

type Spot = { x: number; y: number }

/** A town that lies nearer to a mark than this, in units of the drawing, would lie under it. */
const ROOM = 36

/** Where the driver is, on our own map in the page's colours; `label` is the picture in words. */
export function LiveMap({ map, label }: { map: RideMap; label: string }) {
  const { width, height, land, towns, driver, target } = map
  const marks = target ? [driver, target] : [driver]
  const isFree = ({ x, y }: Spot) => marks.every((mark) => Math.hypot(mark.x - x, mark.y - y) > ROOM)
  return (
    <div className="fi-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} focusable="false">
        <MapGround land={land} towns={towns.filter(isFree)} />
        {target && (
          <>
            <path
              className="fi-map__way fi-map__way--direct live-map__left"
              d={`M${driver.x} ${driver.y}L${target.x} ${target.y}`}
            />
            <circle className="fi-map__end" cx={target.x} cy={target.y} r="10" />
            <circle className="fi-map__hub" cx={target.x} cy={target.y} r="4" />
          </>
        )}
        <circle className="live-map__halo" cx={driver.x} cy={driver.y} r="22" />
        <circle className="live-map__driver" cx={driver.x} cy={driver.y} r="11" />
      </svg>
    </div>
  )
}
