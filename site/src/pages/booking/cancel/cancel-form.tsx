import { FiacreError, type Booking } from '@fiacre/sdk'
import { CANCELLATION_REQUEST_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import type { Outcome } from '../outcome.ts'
import { isChangedElsewhere } from '../../../base/api/changed-elsewhere.ts'
import { BookingChangedElsewhere } from '../booking-changed-elsewhere.tsx'
import { CancelPreview } from './cancel-preview.tsx'
import { useCancelLabel } from './use-cancel-label.ts'
import { useCancel } from './use-cancel.ts'

type CancelFormProps = { booking: Booking; onClose: () => void; onDone: (outcome: Outcome) => void }

/** What cancelling brings, room for a reason, and a button that names what it does. */
export function CancelForm({ booking, onClose, onDone }: CancelFormProps) {
  const t = useT()
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  const { preview, cancel } = useCancel(booking, ({ refundedCents }) =>
    onDone({ kind: 'cancelled', refundedCents }),
  )
  const { data } = preview
  const label = useCancelLabel(data)

  if (!data) {
    if (!preview.isError) return <CancelWaiting />
    return (
      <div className="booking-dialog">
        <Banner tone="danger" live title={t('booking.previewFailed')}>
          {t('booking.previewFailedText')}
        </Banner>
        <div className="fi-dialog__actions">
          <Button
            loading={preview.isFetching}
            loadingLabel={t('bookings.loading')}
            onClick={() => void preview.refetch()}
          >
            {t('tryAgain')}
          </Button>
        </div>
      </div>
    )
  }

  const isElsewhere = isChangedElsewhere(cancel.error)
  const hasChanged = cancel.error instanceof FiacreError && cancel.error.code === 'CANCELLATION_CHANGED'
  const confirm = () =>
    cancel.mutate({
      expectedRefundCents: data.refundCents,
      expectedKeptCents: data.keptCents,
      reason: reason.trim() || null,
    })
  return (
    <div className="booking-dialog">
      {hasChanged && (
        <Banner tone="warning" live title={t('booking.refundChanged')}>
          {t('booking.refundChangedText')}
        </Banner>
      )}
      {isElsewhere && <BookingChangedElsewhere />}
      {cancel.error && !hasChanged && !isElsewhere && (
        <Banner tone="danger" live title={t('booking.cancelFailed')}>
          {errorText(cancel.error, t('booking.cancelFailedText'))}
        </Banner>
      )}
      <CancelPreview booking={booking} cancellation={data} />
      {data.canCancel && (
        <Field label={t('booking.reason')} optionalLabel={t('optional')}>
          <TextArea
            rows={2}
            maxLength={CANCELLATION_REQUEST_REASON_MAX_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
      <div className="fi-dialog__actions">
        <Button variant="secondary" onClick={onClose}>
          {t(data.canCancel ? 'booking.keep' : 'booking.close')}
        </Button>
        {data.canCancel && (
          <Button
            variant="danger"
            loading={cancel.isPending}
            loadingLabel={t('booking.cancelling')}
            resting={preview.isFetching}
            onClick={confirm}
          >
            {label}
          </Button>
        )}
      </div>
    </div>
  )
}

function CancelWaiting() {
  const t = useT()
  return (
    <div className="booking-dialog" aria-busy="true">
      <output className="fi-visually-hidden">{t('booking.previewLoading')}</output>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="control" />
    </div>
  )
}
