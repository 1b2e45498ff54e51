import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import './payment-success.css'

/** The page after the payment while its booking is on the way. */
export function ResultSkeleton() {
  const t = useT()
  return (
    <div className="fi-container booked" aria-busy="true">
      <output className="fi-visually-hidden">{t('bookings.loading')}</output>
      <div className="booked__head">
        <Skeleton shape="short" />
        <Skeleton shape="title" />
      </div>
      <div className="booked__columns">
        <Card tone="lifted" className="fi-stack">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
          <Skeleton shape="block" />
        </Card>
        <div className="fi-stack">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      </div>
    </div>
  )
}
