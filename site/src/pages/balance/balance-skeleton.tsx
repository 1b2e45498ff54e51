import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'

/** The balance while it is on the way. */
export function BalanceSkeleton() {
  const t = useT()
  return (
    <div className="balance__columns" aria-busy="true">
      <output className="fi-visually-hidden">{t('balance.loading')}</output>
      <Card tone="accent" className="fi-stack">
        <Skeleton shape="short" />
        <Skeleton shape="title" />
        <Skeleton />
      </Card>
      <div className="fi-stack">
        <Skeleton shape="title" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </div>
  )
}
