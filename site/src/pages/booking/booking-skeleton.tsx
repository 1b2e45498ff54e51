import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import './booking.css'

/** The booking while it is on the way: everything where it will stand. */
export function BookingSkeleton() {
  const t = useT()
  return (
    <div className="fi-container booking" aria-busy="true">
      <output className="fi-visually-hidden">{t('bookings.loading')}</output>
      <div className="booking__waiting">
        <Skeleton shape="short" />
        <Skeleton shape="title" />
      </div>
      <div className="booking__columns">
        <Card tone="lifted" className="fi-stack">
          <Skeleton shape="short" />
          <Skeleton shape="block" />
          <Skeleton shape="control" />
          <Skeleton />
          <Skeleton />
        </Card>
        <div className="fi-stack">
          <Card className="fi-stack">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="short" />
          </Card>
          <Card className="fi-stack">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </Card>
        </div>
      </div>
    </div>
  )
}
