import { etagOf, FiacreError } from '@fiacre/sdk'
import { BOOKING_STATUSES, STATUS_REQUEST_NOTE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import type { AdminBooking } from '../admin-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { CANCEL_CAUSES, statusEffects, type CancelCause } from './status-effect.ts'

/**
 * Where the booking stands; the button is active only when that differs (spec section 2), and what it does is said before. Where
 * somebody else changed it meanwhile it says how it stands now, and another press does it on top of that.
 */
export function StatusForm({ booking }: { booking: AdminBooking }) {
  const t = useT()
  const client = useClient()
  const { money } = useBookingWords()
  // What somebody chose and has not sent. Otherwise it follows the booking, which a refund or a payment beside it moves too.
  const [chosen, setChosen] = useState<AdminBooking['status']>()
  const status = chosen ?? booking.status
  const [cause, setCause] = useState<CancelCause>('company')
  const [note, setNote] = useState('')
  const change = useAdminChange({
    change: (body: { status: AdminBooking['status']; cause?: CancelCause; note: string | null }) =>
      client.setBookingStatus({ path: { bookingId: booking.id }, body, ifMatch: etagOf(booking) }),
    done: { title: t('admin.updated'), description: t('admin.updatedText') },
    failed: { title: t('admin.updateFailed'), description: t('admin.updateFailedText') },
    onDone: () => setChosen(undefined),
  })
  const isCancelling = status === 'cancelled' && booking.status !== 'cancelled'
  const effects = statusEffects(booking, status, cause)
  const isActive = status !== booking.status
  const isMeanwhile = change.error instanceof FiacreError && change.error.code === 'PRECONDITION_FAILED'
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isActive || change.isPending) return
    change.mutate({ status, ...(isCancelling && { cause }), note: note.trim() || null })
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <div className="admin-record__fields">
        <Field label={t('bookings.status')}>
          <Select
            value={status}
            onChange={({ target }) => setChosen(BOOKING_STATUSES.find((known) => known === target.value))}
          >
            {BOOKING_STATUSES.map((each) => (
              <option key={each} value={each}>
                {t(`bookings.status.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        {isCancelling && (
          <Field label={t('admin.cause')}>
            <Select
              value={cause}
              onChange={({ target }) =>
                setCause(CANCEL_CAUSES.find((known) => known === target.value) ?? 'company')
              }
            >
              {CANCEL_CAUSES.map((each) => (
                <option key={each} value={each}>
                  {t(`admin.cause.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {isActive && (
        <>
          <Field
            label={t('admin.note')}
            hint={t('admin.noteHint')}
            {...(cause !== 'no-show' || !isCancelling ? { optionalLabel: t('optional') } : {})}
          >
            <TextArea
              rows={2}
              maxLength={STATUS_REQUEST_NOTE_MAX_LENGTH}
              value={note}
              required={isCancelling && cause === 'no-show'}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          {isMeanwhile && (
            <Banner tone="warning" live title={t('admin.meanwhile')}>
              {t('admin.meanwhileText', {
                status: t(`bookings.status.${booking.status}`),
                payment: t(`bookings.payment.${booking.paymentStatus}`),
              })}
            </Banner>
          )}
          <ul className="admin-effects" aria-label={t('admin.effects')}>
            {effects.map(({ id, cents }) => (
              <li key={id}>{t(id, { amount: money(cents) })}</li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button
          type="submit"
          variant={isCancelling ? 'danger' : 'primary'}
          disabled={!isActive}
          loading={change.isPending}
          loadingLabel={t('admin.updating')}
        >
          {t(isMeanwhile ? 'admin.updateAllTheSame' : 'admin.update')}
        </Button>
      </div>
    </form>
  )
}
