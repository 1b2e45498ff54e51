import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { buttonClass, type ButtonLook } from './button-look.ts'

/** A link that looks like a button. Give it `href`; the router's link can wrap it. */
export function ButtonLink({ className, children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  const { variant, size, wide, icon, iconAfter, ...attributes } = rest
  return (
    <a {...attributes} className={classNames(buttonClass({ variant, size, wide }), className)}>
      <span className="fi-button__label">
        {icon && <Icon name={icon} />}
        {children}
        {iconAfter && <Icon name={iconAfter} />}
      </span>
    </a>
  )
}
