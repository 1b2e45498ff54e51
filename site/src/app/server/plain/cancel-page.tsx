import { CANCELLATION_REQUEST_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CancelPreview } from '../../../pages/booking/cancel/cancel-preview.tsx'
import { useCancelLabel } from '../../../pages/booking/cancel/use-cancel-label.ts'
import { PlainText } from '../../../subjects/booking-form/plain-field.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { PlainPageOf } from './plain-page.ts'
import { formOf, PlainForm, PlainProblem, usePlainHref } from './plain-parts.tsx'

/** What cancelling brings to the cent, room for a reason, and a button that says what it does. */
export function CancelPage({ page }: { page: PlainPageOf<'cancel'> }) {
  const t = useT()
  const href = usePlainHref()
  const { booking, cancellation, key } = page
  const { canCancel, refundCents, keptCents } = cancellation
  const id = String(booking.id)
  const label = useCancelLabel(cancellation)
  return (
    <>
      <PlainProblem page={page} fields={['reason']} />
      <CancelPreview booking={booking} cancellation={cancellation} />
      {canCancel && (
        <PlainForm to="/book/cancel" page={{ ...page, values: { booking: id } }}>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="refund" value={refundCents} />
          <input type="hidden" name="kept" value={keptCents} />
          <PlainText
            form={formOf(page)}
            name="reason"
            label={t('booking.reason')}
            hint={t('optional')}
            maxLength={CANCELLATION_REQUEST_REASON_MAX_LENGTH}
            rows={2}
          />
          <Button type="submit" size="lg" variant="danger" wide>
            {label}
          </Button>
        </PlainForm>
      )}
      <a href={href('/book/booking', { booking: id })}>{t(canCancel ? 'booking.keep' : 'booking.close')}</a>
    </>
  )
}
