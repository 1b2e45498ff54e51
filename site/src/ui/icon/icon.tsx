import { classNames } from '../class-names.ts'
import { ICON_SHAPES, type IconName } from './icon-shapes.tsx'

/**
 * A stroke icon in the colour of its text. It is decoration unless it has a `label`, which then names it for screen
 * readers.
 */
export function Icon({
  name,
  size = 'md',
  label,
}: {
  name: IconName
  size?: 'sm' | 'md' | 'lg' | 'xl'
  label?: string
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('fi-icon', size !== 'md' && `fi-icon--${size}`)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {ICON_SHAPES[name]}
    </svg>
  )
}
