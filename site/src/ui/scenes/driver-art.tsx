import { classNames } from '../class-names.ts'
import { DriverFigure } from './driver-figure.tsx'
import { Suitcase } from './suitcase.tsx'
import './scenes.css'
import './driver-art.css'

/** A driver with a name board, and on the board a name in HTML: the traveller's, or what a page puts there. Decoration. */
export function DriverArt({ name }: { name?: string }) {
  return (
    <div className="fi-driver" aria-hidden="true">
      <svg className="fi-scene" viewBox="0 0 480 560" focusable="false">
        <circle className="fi-scene__wall" cx="240" cy="292" r="232" />
        <path className="fi-scene__ground" d="M10 540H470" />
        <g transform="translate(120 16) scale(1.048)">
          <DriverFigure />
        </g>
        <g transform="translate(372 412)">
          <Suitcase />
        </g>
      </svg>
      {name !== undefined && (
        <span className={classNames('fi-driver__name', name.length > 8 && 'fi-driver__name--long')}>
          {name}
        </span>
      )}
    </div>
  )
}
