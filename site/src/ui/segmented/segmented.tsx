import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shapes.tsx'

type SegmentedProps<Value extends string> = {
  /** Names the choice for screen readers. */
  legend: string
  choices: readonly { value: Value; label: ReactNode; icon?: IconName }[]
  value: Value
  onChange: (value: Value) => void
  name?: string
}

/** Two or three short choices on one track, such as one way or round trip. Radios underneath, arrow keys included. */
export function Segmented<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  name,
}: SegmentedProps<Value>) {
  const ownName = useId()
  return (
    <fieldset className="fi-segmented">
      <legend className="fi-visually-hidden">{legend}</legend>
      <div className="fi-segmented__track">
        {choices.map((choice) => (
          <label className="fi-segmented__option" key={choice.value}>
            <input
              type="radio"
              className="fi-segmented__input"
              name={name ?? ownName}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className="fi-segmented__label">
              {choice.icon && <Icon name={choice.icon} size="sm" />}
              <span>{choice.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
