import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldControl } from '../field/field-context.ts'

/** Several lines of text. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  const attributes = useFieldControl(props)
  return <textarea {...attributes} className={classNames('fi-input', 'fi-input--area', className)} />
}
