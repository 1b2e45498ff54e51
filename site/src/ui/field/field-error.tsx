import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** The line under a control that says what is wrong. Point at it by `aria-describedby`; `Field` does so by itself. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="fi-field__error" id={id}>
      <Icon name="warning" size="sm" />
      <span>{children}</span>
    </p>
  )
}
