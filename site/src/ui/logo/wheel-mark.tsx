import { wheelSpokes } from '../vehicle-art/wheel-spokes.ts'

/** Our mark: the wheel of a hired carriage, its hub in the accent. */
export function WheelMark() {
  return (
    <svg className="fi-logo__mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle className="fi-logo__rim" cx="20" cy="20" r="17.5" />
      <path className="fi-logo__spokes" d={wheelSpokes(20, 20, 6.5, 16, 10)} />
      <circle className="fi-logo__hub" cx="20" cy="20" r="4" />
    </svg>
  )
}
