import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shapes.tsx'
import './compact-select.css'

/** One choice: `text` is how the open list says it. */
type CompactOption<Value extends string> = { value: Value; text: string; lang?: string }

type CompactSelectProps<Value extends string> = {
  label: string
  options: readonly CompactOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** What stands for the choice while the list is closed: short, such as a code. */
  shown: string
  icon?: IconName
  /** A picture of the choice, 20 by 14, such as a flag; it goes before an icon. */
  picture?: string
  /** Shows the label above the choice, as in a menu; else it is for screen readers. */
  labelled?: boolean
}

/**
 * The browser's own select, closed to a few letters: for a bar that has little room, whatever the length of the words in
 * its list. Phones open it as a wheel or a sheet.
 */
export function CompactSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  shown,
  icon,
  picture,
  labelled = false,
}: CompactSelectProps<Value>) {
  return (
    <div className={classNames('fi-compact-select', labelled && 'fi-compact-select--labelled')}>
      {icon && !picture && !labelled && <Icon name={icon} />}
      {labelled && (
        <span className="fi-compact-select__label" aria-hidden="true">
          {label}
        </span>
      )}
      <span className="fi-compact-select__value" aria-hidden="true">
        {picture && (
          <img
            className="fi-compact-select__picture"
            src={picture}
            alt=""
            width="20"
            height="14"
            loading="lazy"
          />
        )}
        <span className="fi-compact-select__shown">{shown}</span>
        <Icon name="chevron-down" size="sm" />
      </span>
      <select
        className="fi-compact-select__input"
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
