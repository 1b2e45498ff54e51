import { useState } from 'react'
import { paymentAction } from '../../subjects/booking/payment-action.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useBookingPages } from './use-booking-pages.ts'

/** Trips to come that are not paid yet; those of the past are in the history and ask for nothing. */
export function UnpaidBanner({ onHistory }: { onHistory: () => void }) {
  const t = useT()
  const { data: bookings = [] } = useBookingPages()
  const [now] = useState(Date.now)
  const unpaid = bookings.filter((booking) => paymentAction(booking) && Date.parse(booking.pickupAt) > now)
  if (unpaid.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={t('dashboard.unpaid', { count: unpaid.length })}
      action={
        <Button variant="link" onClick={onHistory}>
          {t('dashboard.seeUnpaid')}
        </Button>
      }
    />
  )
}
