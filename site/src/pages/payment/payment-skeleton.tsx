import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import './payment.css'

/** The payment page while its booking is on the way: everything where it will stand. */
export function PaymentSkeleton() {
  const t = useT()
  return (
    <div className="fi-container payment" aria-busy="true">
      <output className="fi-visually-hidden">{t('bookings.loading')}</output>
      <div className="payment__waiting">
        <Skeleton shape="short" />
        <Skeleton shape="title" />
      </div>
      <div className="payment__columns">
        <Card tone="lifted" className="fi-stack">
          <Skeleton shape="title" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Card>
        <Card tone="sunken" className="fi-stack payment__summary">
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Card>
      </div>
    </div>
  )
}
