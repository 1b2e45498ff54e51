import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shapes.tsx'
import './empty-state.css'

type EmptyStateProps = {
  icon?: IconName
  /** An illustration in place of the icon. */
  art?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The way on: one button or link. */
  action?: ReactNode
  /** The heading's level in its page. */
  level?: 1 | 2 | 3
}

/** Nothing here yet, or nothing found: what that means, and the way on. */
export function EmptyState({ icon, art, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="fi-empty">
      {art && <div className="fi-empty__art">{art}</div>}
      {icon && (
        <span className="fi-empty__icon">
          <Icon name={icon} size="xl" />
        </span>
      )}
      <Heading className="fi-heading">{title}</Heading>
      {children && <div className="fi-empty__text">{children}</div>}
      {action && <div className="fi-empty__action">{action}</div>}
    </div>
  )
}
