import type { Booking } from '@fiacre/sdk'
import type { ReactNode } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { TestBadge } from '../../subjects/booking/test-badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import './payment.css'

type PaymentScreenProps = {
  booking: Booking
  title: string
  before?: ReactNode
  /** On a phone, the booking comes after the step. */
  summaryLast?: boolean
  children: ReactNode
}

/** A step of paying beside what it is for. */
export function PaymentScreen({ booking, title, before, summaryLast = false, children }: PaymentScreenProps) {
  const t = useT()
  return (
    <div className="fi-container payment">
      <PageHeader eyebrow={t('bookings.numbered', { number: booking.bookingNumber })} title={title} />
      <TestBadge isTest={booking.isTest} />
      {before}
      <div className={classNames('payment__columns', summaryLast && 'payment__columns--last')}>
        <Card tone="lifted">{children}</Card>
        <PaymentSummary booking={booking} />
      </div>
    </div>
  )
}
