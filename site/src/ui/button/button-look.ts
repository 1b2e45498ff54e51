import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon-shapes.tsx'

/** How a button looks, whichever element it is. */
export type ButtonLook = {
  /** One `primary` a screen at most; `quiet` has no edge; `link` reads as running text. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its container. */
  wide?: boolean
  icon?: IconName
  iconAfter?: IconName
}

/** The classes of a button of that look. */
export function buttonClass({ variant = 'primary', size = 'md', wide = false }: ButtonLook): string {
  return classNames(
    'fi-button',
    `fi-button--${variant}`,
    size !== 'md' && `fi-button--${size}`,
    wide && 'fi-button--wide',
  )
}
