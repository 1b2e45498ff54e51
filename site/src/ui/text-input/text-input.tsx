import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldControl } from '../field/field-context.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shapes.tsx'

type TextInputProps = ComponentProps<'input'> & {
  icon?: IconName
  /** A button with the class `fi-control__action`, laid over the end of the input. */
  action?: ReactNode
}

/** One line of text. Set `type`, `autoComplete` and `inputMode` so that phones offer the right keyboard. */
export function TextInput({ icon, action, className, ...props }: TextInputProps) {
  const attributes = useFieldControl(props)
  const input = <input type="text" {...attributes} className={classNames('fi-input', className)} />
  if (!icon && !action) return input
  return (
    <div
      className={classNames(
        'fi-control',
        icon && 'fi-control--leading',
        Boolean(action) && 'fi-control--trailing',
      )}
    >
      {icon && (
        <span className="fi-control__icon">
          <Icon name={icon} />
        </span>
      )}
      {input}
      {action}
    </div>
  )
}
