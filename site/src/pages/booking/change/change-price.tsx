import type { Booking } from '@fiacre/sdk'
import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ApplyWords, ChangeAmounts, UseBalance } from './change-amounts.tsx'
import { ChangeTrouble } from './change-trouble.tsx'
import type { Change } from './use-change.ts'

type ChangePriceProps = {
  booking: Booking
  change: Change
  /** The prices before and after stand beside it already. */
  isShort?: boolean
}

/** The price before and after, where the difference goes, and the button that makes the change. */
export function ChangePrice({ booking, change, isShort = false }: ChangePriceProps) {
  const t = useT()
  const [wantsBalance, setWantsBalance] = useState(true)
  const { data, isFetching, error } = change.preview
  const usesBalance = data && !data.onInvoice && data.toPayCents > 0 && data.balanceCents > 0
  const fromBalance = usesBalance && wantsBalance ? Math.min(data.balanceCents, data.toPayCents) : 0
  const canApply = data?.canChange && !error
  return (
    <div className="change-price" aria-busy={isFetching}>
      <output className="fi-visually-hidden">{isFetching && t('booking.pricing')}</output>
      {data ? (
        <div className={isFetching ? 'change-price__old' : undefined}>
          <ChangeAmounts booking={booking} preview={data} isShort={isShort} />
        </div>
      ) : (
        isFetching && (
          <>
            <Skeleton />
            <Skeleton />
            <Skeleton shape="short" />
          </>
        )
      )}
      {usesBalance && <UseBalance preview={data} checked={wantsBalance} onChange={setWantsBalance} />}
      <ChangeTrouble change={change} />
      {canApply && (
        <Button
          wide
          loading={change.isChanging}
          loadingLabel={t('booking.applying')}
          resting={isFetching}
          onClick={() => change.apply(fromBalance)}
        >
          <ApplyWords booking={booking} preview={data} fromBalance={fromBalance} />
        </Button>
      )}
    </div>
  )
}
