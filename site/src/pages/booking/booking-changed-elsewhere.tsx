import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'

/** A change or a cancellation was made for a booking that is another by now: nothing was done, and the page shows the present one. */
export function BookingChangedElsewhere() {
  const t = useT()
  return (
    <Banner tone="warning" live title={t('booking.changedElsewhere')}>
      {t('booking.changedElsewhereText')}
    </Banner>
  )
}
