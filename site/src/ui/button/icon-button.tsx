import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shapes.tsx'
import { buttonClass } from './button-look.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** What it does, for screen readers, and for eyes as a tooltip (`ui/tooltip`). */
  label: string
  variant?: 'secondary' | 'quiet'
  size?: 'sm' | 'md'
}

/** A button that is only an icon, always with a name. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  className,
  ...attributes
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={classNames(buttonClass({ variant, size }), 'fi-button--icon', className)}
      aria-label={label}
    >
      <Icon name={icon} size={size === 'sm' ? 'md' : 'lg'} />
    </button>
  )
}
