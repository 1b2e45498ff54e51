import { BRAND } from '../../subjects/brand/brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'

/** No way to pay is on just now. */
export function NoWay({ bookingNumber }: { bookingNumber: string }) {
  const t = useT()
  return (
    <div className="fi-stack">
      <Banner tone="warning" title={t('payment.noWay')}>
        {t('payment.noWayText', { email: BRAND.email, number: bookingNumber })}
      </Banner>
      <div>
        <ToDashboard />
      </div>
    </div>
  )
}
