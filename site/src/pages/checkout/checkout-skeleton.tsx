import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import './checkout.css'

/** The checkout while it is on the way: everything where it will stand. */
export function CheckoutSkeleton() {
  const t = useT()
  return (
    <div className="fi-container checkout" aria-busy="true">
      <output className="fi-visually-hidden">{t('checkout.loading')}</output>
      <div className="checkout__head">
        <Skeleton shape="short" />
        <div className="checkout__title">
          <Skeleton shape="short" />
          <Skeleton shape="title" />
        </div>
      </div>
      <div className="checkout__columns">
        <Card tone="sunken" className="fi-stack checkout__trip">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Card>
        <div className="checkout__next">
          <Skeleton />
          <Card tone="lifted" className="fi-stack">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="control" />
          </Card>
        </div>
      </div>
    </div>
  )
}
