import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { classNames } from '../class-names.ts'
import './spinner.css'

/**
 * A turning wheel for a wait of unknown length. With a `label` it is a status that screen readers announce; without,
 * it is decoration beside a text that says the same.
 */
export function Spinner({ size = 'md', label }: { size?: 'md' | 'lg'; label?: string }) {
  const wheel = (
    <span className={classNames('fi-spinner', size === 'lg' && 'fi-spinner--lg')} aria-hidden="true" />
  )
  if (!label) return wheel
  return (
    <output className="fi-waiting">
      {wheel}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
