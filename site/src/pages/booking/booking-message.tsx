import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'

type BookingMessageProps = {
  icon: 'warning' | 'route'
  title: string
  children: ReactNode
  /** The way on; to all bookings when left out. */
  action?: ReactNode
}

/** In place of a booking: why there is none to see. */
export function BookingMessage({ icon, title, children, action }: BookingMessageProps) {
  const t = useT()
  return (
    <div className="fi-container">
      <EmptyState
        level={1}
        icon={icon}
        title={title}
        action={
          action ?? (
            <Link href="/dashboard?tab=history" asChild>
              <ButtonLink>{t('booking.toBookings')}</ButtonLink>
            </Link>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
