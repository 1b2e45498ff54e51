import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldControl } from '../field/field-context.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shapes.tsx'

/** The browser's own select, which phones open as a wheel or a sheet. Its options are `<option>` children. */
export function Select({ icon, className, ...props }: ComponentProps<'select'> & { icon?: IconName }) {
  const attributes = useFieldControl(props)
  return (
    <div className={classNames('fi-control', icon && 'fi-control--leading')}>
      {icon && (
        <span className="fi-control__icon">
          <Icon name={icon} />
        </span>
      )}
      <select {...attributes} className={classNames('fi-input', 'fi-input--select', className)} />
      <span className="fi-control__chevron">
        <Icon name="chevron-down" size="sm" />
      </span>
    </div>
  )
}
