import { VehicleDrawing } from '../vehicle-art/vehicle-art.tsx'
import { DriverFigure } from './driver-figure.tsx'
import { Suitcase } from './suitcase.tsx'
import { TravellerFigure } from './traveller-figure.tsx'
import './scenes.css'
import './arrivals-art.css'

/** Rows of the board above the doors: how long each of its words is. No letters, as no drawing has any. */
const BOARD = [
  [30, 62, 24],
  [30, 44, 24],
  [30, 70, 24],
] as const

/**
 * An arrivals hall: behind glass a plane, before the sliding doors two travellers from behind, at the golden section the driver with
 * a name board, and outside at the right the car. Decoration; on a phone its middle shows.
 */
export function ArrivalsArt() {
  return (
    <svg
      className="fi-scene fi-arrivals"
      viewBox="0 24 1200 376"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="fi-scene__wall" d="M0 0H880V396H0Z" />
      {/* The window and the plane on the apron. */}
      <path className="fi-scene__glass" d="M24 40H356V396H24Z" />
      <path
        className="fi-scene__light fi-scene__edge"
        d="M52 316L250 304C286 302 318 314 330 328C318 342 286 346 250 346H96C70 346 56 334 52 316Z"
      />
      <path className="fi-scene__body" d="M52 316L38 256H66L104 312ZM176 332L112 372H146L226 336Z" />
      <path className="fi-scene__dark" d="M296 314C308 316 318 321 324 326H300Z" />
      <path className="fi-scene__ink" d="M128 322H268" strokeDasharray="4 12" />
      <path className="fi-scene__dark" d="M238 346H246V362H238ZM140 346H148V362H140Z" />
      <circle className="fi-scene__dark" cx="242" cy="366" r="8" />
      <circle className="fi-scene__dark" cx="144" cy="366" r="8" />
      <path className="fi-scene__ground" d="M24 376H356" />
      <path className="fi-scene__frame" d="M24 40H356V396M24 40V396M190 40V396M24 120H356" />
      {/* The board of arrivals. */}
      <rect className="fi-scene__dark" x="430" y="44" width="196" height="96" rx="8" />
      {BOARD.map(([time, from, gate], row) => {
        const y = 70 + row * 24
        return (
          <g key={y}>
            <path className="fi-arrivals__word" d={`M448 ${y}h${time}M490 ${y}h${from}M580 ${y}h${gate}`} />
            {row === 1 && <circle className="fi-scene__lamp" cx="614" cy={y} r="4" />}
          </g>
        )
      })}
      {/* Two travellers walk up to the driver. */}
      <g transform="translate(430 154) scale(0.96)">
        <TravellerFigure coat="long" />
      </g>
      <g transform="translate(524 146)">
        <TravellerFigure coat="short" />
      </g>
      <g transform="translate(612 304) scale(0.72)">
        <Suitcase />
      </g>
      <g transform="translate(676 90) scale(0.612)">
        <DriverFigure />
      </g>
      {/* The way out, and the car before it. */}
      <path className="fi-scene__frame" d="M852 40V396M880 40V396" />
      <g transform="translate(878 246) scale(1.07)">
        <VehicleDrawing name="business" />
      </g>
      <path className="fi-scene__ground" d="M0 396H1200" />
    </svg>
  )
}
