import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { NOTICE_DURATION_MS, NOTICE_SWIPE_PX } from './notice-limits.ts'
import type { Notice } from './notice-store.ts'
import { useCountdown } from './use-countdown.ts'
import { useSwipeRight } from './use-swipe-right.ts'

type NoticeCardProps = { notice: Notice; closeLabel: string; paused: boolean; onClose: () => void }

/** One notice. Its time stands still while the pointer is on it, and while `paused`. */
export function NoticeCard({ notice, closeLabel, paused, onClose }: NoticeCardProps) {
  const { title, description, action, variant = 'default', durationMs = NOTICE_DURATION_MS } = notice
  const [hovered, setHovered] = useState(false)
  const swipe = useSwipeRight(NOTICE_SWIPE_PX, onClose)
  useCountdown(durationMs, hovered || paused, onClose)
  return (
    <div
      className={classNames('fi-notice', variant === 'destructive' && 'fi-notice--destructive')}
      data-testid="notice"
      {...swipe}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <Icon name={variant === 'destructive' ? 'warning' : 'check'} />
      <div className="fi-notice__text">
        <p className="fi-notice__title">{title}</p>
        {description && <p className="fi-notice__description">{description}</p>}
        {action && (
          <Button
            variant="link"
            onClick={() => {
              action.onSelect()
              onClose()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button type="button" className="fi-notice__close" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" size="sm" />
      </button>
    </div>
  )
}
