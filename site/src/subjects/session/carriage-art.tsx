import { wheelSpokes } from '../../ui/vehicle-art/wheel-spokes.ts'
import './carriage-art.css'

const REAR = { x: 372, y: 330, radius: 92 }
const FRONT = { x: 138, y: 352, radius: 70 }

function Wheel({ x, y, radius }: typeof REAR) {
  return (
    <g>
      <circle className="carriage__rim" cx={x} cy={y} r={radius} />
      <circle cx={x} cy={y} r={radius - 9} />
      <path d={wheelSpokes(x, y, 12, radius - 9, 10)} />
      <circle className="carriage__hub" cx={x} cy={y} r="12" />
    </g>
  )
}

/** A fiacre, Europe's first carriage for hire. Decoration. */
export function CarriageArt() {
  return (
    <svg className="carriage" viewBox="0 0 520 440" aria-hidden="true" focusable="false">
      <path className="carriage__road" d="M10 424H510" />
      {/* Shaft, perch and springs, behind the wheels. */}
      <path d="M138 352L44 346C30 345 20 339 12 330M138 352H372" />
      <path d="M92 312C108 294 168 294 184 312C168 328 108 328 92 312ZM138 280V298M138 326V352" />
      <path d="M372 330C424 334 454 292 442 262C436 248 420 250 420 262" />
      {/* The coach. */}
      <path
        className="carriage__body"
        d="M232 132H418C432 132 440 142 438 156L428 232C424 268 400 288 366 290H276C246 290 226 274 220 244L214 212L232 196Z"
      />
      <path className="carriage__glass" d="M256 152H318V206H256ZM342 152H410L402 206H342Z" />
      <path d="M330 134V288M256 226H318M342 226H398M306 236V246M226 120H428M232 132C234 124 230 120 226 120M418 132C424 126 426 122 428 120" />
      {/* The box, the footboard, the lamp. */}
      <path
        className="carriage__body"
        d="M112 214H204L218 248C220 268 208 280 190 280H132C122 280 116 274 114 264Z"
      />
      <path d="M114 264L60 284L52 262M112 214L106 196H190L204 214M190 196V158" />
      <path className="carriage__lamp" d="M222 160H240V190H222Z" />
      <path d="M226 160V152H236V160M231 190V198" />
      <Wheel {...REAR} />
      <Wheel {...FRONT} />
    </svg>
  )
}
