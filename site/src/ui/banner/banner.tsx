import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shapes.tsx'

const ICONS = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
} as const satisfies Record<string, IconName>

type BannerProps = {
  /** For the fields that it speaks of (`Field`'s `invalidBy`). */
  id?: string
  tone?: keyof typeof ICONS
  title?: ReactNode
  children?: ReactNode
  /** A `Button` or `ButtonLink`, small, `secondary` or `link`. */
  action?: ReactNode
  onDismiss?: () => void
  /** Names the dismiss button; needed with `onDismiss`. */
  dismissLabel?: string
  /** It appears while the page is in use, so screen readers should announce it. */
  live?: boolean
  /** It says what came of a press, which may be far from it, as the button at the end of a form is: it comes into view. */
  isAnswer?: boolean
}

/** A message that stays in the page until it no longer holds. For a passing one use a notice. */
export function Banner({
  id,
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissLabel,
  live = false,
  isAnswer = live && tone === 'danger',
}: BannerProps) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) banner.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswer])
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div
      ref={banner}
      id={id}
      className={classNames('fi-banner', tone !== 'info' && `fi-banner--${tone}`)}
      role={role}
    >
      <Icon name={ICONS[tone]} />
      <div className="fi-banner__body">
        <div className="fi-banner__text">
          {title && <p className="fi-banner__title">{title}</p>}
          {children && <div className="fi-banner__message">{children}</div>}
        </div>
        {action && <div className="fi-banner__action">{action}</div>}
      </div>
      {onDismiss && (
        <button type="button" className="fi-banner__dismiss" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" size="sm" />
        </button>
      )}
    </div>
  )
}
