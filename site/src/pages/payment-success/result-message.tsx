import type { ReactNode } from 'react'
import { ScreenActions } from '../../subjects/booking/screen-actions.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import type { IconName } from '../../ui/icon/icon-shapes.tsx'

type ResultMessageProps = { icon: IconName; title: string; action: ReactNode; children: ReactNode }

/** A screen of one message: why there is no booked trip to show, and the way on. */
export function ResultMessage({ icon, title, action, children }: ResultMessageProps) {
  return (
    <div className="fi-container">
      <EmptyState level={1} icon={icon} title={title} action={<ScreenActions>{action}</ScreenActions>}>
        {children}
      </EmptyState>
    </div>
  )
}
