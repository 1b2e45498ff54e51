import { createElement, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** `lifted` for the one card a screen is about; `sunken` and `accent` for asides. */
  tone?: 'plain' | 'lifted' | 'sunken' | 'accent'
  compact?: boolean
}

/** A sheet of paper on the page: one subject, one edge. */
export function Card({ as = 'div', tone = 'plain', compact = false, className, ...attributes }: CardProps) {
  const look = classNames(
    'fi-card',
    tone !== 'plain' && `fi-card--${tone}`,
    compact && 'fi-card--compact',
    className,
  )
  return createElement(as, { ...attributes, className: look })
}
