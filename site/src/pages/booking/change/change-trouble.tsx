import { FiacreError } from '@fiacre/sdk'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { isChangedElsewhere } from '../../../base/api/changed-elsewhere.ts'
import { BookingChangedElsewhere } from '../booking-changed-elsewhere.tsx'
import type { Change } from './use-change.ts'

/** Why a change cannot be priced or made, and the way on. Errors of single fields stand at their fields. */
export function ChangeTrouble({ change }: { change: Change }) {
  const t = useT()
  const errorText = useErrorText()
  const { preview, paymentError, error } = change

  if (preview.error) {
    const isRefusal = preview.error instanceof FiacreError && preview.error.status < 500
    return (
      <Banner
        tone="danger"
        live
        title={t(isRefusal ? 'booking.notLikeThis' : 'booking.priceFailed')}
        action={
          isRefusal ? undefined : (
            <Button variant="link" onClick={() => void preview.refetch()}>
              {t('tryAgain')}
            </Button>
          )
        }
      >
        {errorText(preview.error, t('booking.priceFailedText'))}
      </Banner>
    )
  }
  if (preview.data?.canChange === false) {
    return (
      <Banner tone="warning" live title={t('booking.tooLate')}>
        {t('booking.tooLateText')}
      </Banner>
    )
  }
  if (paymentError !== null) {
    return (
      <Banner tone="danger" live title={t('booking.paymentNotStarted')}>
        {t('booking.paymentNotStartedText')}
      </Banner>
    )
  }
  if (!error) return null
  if (isChangedElsewhere(error)) return <BookingChangedElsewhere />
  if (error instanceof FiacreError && error.code === 'PRICE_CHANGED') {
    return (
      <Banner tone="warning" live title={t('booking.priceChanged')}>
        {t('booking.priceChangedText')}
      </Banner>
    )
  }
  return (
    <Banner tone="danger" live title={t('booking.changeFailed')}>
      {errorText(error, t('booking.changeFailedText'))}
    </Banner>
  )
}
