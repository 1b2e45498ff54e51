import type { Booking } from '@fiacre/sdk'
import { Link } from 'wouter'
import { ScreenActions } from '../../subjects/booking/screen-actions.tsx'
import { BRAND } from '../../subjects/brand/brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'
import type { PaymentView } from './payment-view.ts'

type Why = Exclude<PaymentView, 'pay' | 'retry' | 'transfer'>

const ICONS = {
  completed: 'check',
  processing: 'clock',
  cancelled: 'info',
  over: 'calendar',
} as const satisfies Record<Why, string>

/** A booking that takes no payment: paid, on its way, cancelled, or its pickup has passed. */
export function NothingToPay({ booking, why }: { booking: Booking; why: Why }) {
  const t = useT()
  const result = `/payment-success?booking=${booking.id}`
  const ways = {
    completed: { to: result, text: t('payment.viewBooking') },
    processing: { to: result, text: t('payment.checkPayment') },
    cancelled: { to: '/dashboard?tab=book', text: t('payment.bookAgain') },
    over: { to: '/dashboard?tab=book', text: t('payment.bookAgain') },
  }
  return (
    <div className="fi-container">
      <EmptyState
        level={1}
        icon={ICONS[why]}
        title={t(`payment.${why}`)}
        action={
          <ScreenActions>
            <Link href={ways[why].to} asChild>
              <ButtonLink>{ways[why].text}</ButtonLink>
            </Link>
            <ToDashboard variant="secondary" />
          </ScreenActions>
        }
      >
        {t(`payment.${why}Text`, { number: booking.bookingNumber, email: BRAND.email })}
      </EmptyState>
    </div>
  )
}
