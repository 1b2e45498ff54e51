import type { ReactNode } from 'react'
import './route-line.css'

type RouteLineProps = {
  from: ReactNode
  to: ReactNode
  /** What the two stops are called, for who does not see the drawing. */
  fromLabel: string
  toLabel: string
}

/** A way as it is drawn on a line map: the pickup above, the destination below. */
export function RouteLine({ from, to, fromLabel, toLabel }: RouteLineProps) {
  return (
    <dl className="route-line">
      <div className="route-line__stop">
        <dt className="fi-visually-hidden">{fromLabel}</dt>
        <dd>{from}</dd>
      </div>
      <div className="route-line__stop">
        <dt className="fi-visually-hidden">{toLabel}</dt>
        <dd>{to}</dd>
      </div>
    </dl>
  )
}
