import { etagOf, FiacreError } from '@fiacre/sdk'
import { CHANGE_ON_BEHALF_REQUEST_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useAttemptKey } from '../../../base/forms/use-attempt-key.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { AdminBooking } from '../admin-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { ChangeCost } from './change-cost.tsx'
import { ChangeFieldset } from './change-fields.tsx'
import { fieldsOf, wishOf, type ChangeWish } from './change-wish.ts'

/** Changes a booking for its traveller: first what it costs, then the change, with who asked for it. */
export function ChangeForm({ booking }: { booking: AdminBooking }) {
  const t = useT()
  const client = useClient()
  const errorText = useErrorText()
  const { money } = useBookingWords()
  const attempts = useAttemptKey()
  const path = { bookingId: booking.id }
  const [fields, setFields] = useState(() => fieldsOf(booking))
  const [reason, setReason] = useState('')
  const preview = useLatestMutation({
    mutationFn: (wish: ChangeWish) => client.previewChangeOnBehalf({ path, body: wish }),
  })
  const change = useAdminChange({
    change: async (body: ChangeWish & { reason: string; expectedDifferenceCents: number }) => {
      try {
        const idempotencyKey = attempts.keyFor(body)
        const made = await client.changeOnBehalf({ path, body, idempotencyKey, ifMatch: etagOf(booking) })
        attempts.answered()
        return made
      } catch (error) {
        attempts.failed(error)
        throw error
      }
    },
    done: ({ applied, toPayCents }) =>
      applied
        ? { title: t('record.changed'), description: t('record.changedText') }
        : {
            title: t('record.changeWaits'),
            description: t('record.changeWaitsText', { amount: money(toPayCents) }),
          },
    failed: { title: t('record.changeFailed'), description: t('admin.failedText') },
    onDone: ({ booking: now }) => {
      setFields(fieldsOf(now))
      setReason('')
      preview.reset()
    },
  })
  const wish = wishOf(booking, fields)
  const seen = preview.data
  const isMeanwhile = change.error instanceof FiacreError && change.error.code === 'PRECONDITION_FAILED'
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!wish || preview.isPending || change.isPending) return
    if (!seen?.canChange) return preview.mutate(wish)
    if (reason.trim() === '') return
    change.mutate({ ...wish, reason: reason.trim(), expectedDifferenceCents: seen.differenceCents })
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <p className="fi-small fi-muted">{t('record.changeText', { timeZone: booking.timeZone })}</p>
      <ChangeFieldset
        booking={booking}
        fields={fields}
        onChange={(name, value) => {
          setFields({ ...fields, [name]: value })
          preview.reset()
        }}
      />
      {preview.isError && (
        <Banner tone="danger" live title={t('record.cannotChange')}>
          {errorText(preview.error, t('admin.failedText'))}
        </Banner>
      )}
      {seen && <ChangeCost preview={seen} />}
      {seen?.canChange && (
        <Field label={t('record.whoAsked')} hint={t('admin.noteHint')} required>
          <TextInput
            autoComplete="off"
            maxLength={CHANGE_ON_BEHALF_REQUEST_REASON_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      {isMeanwhile && <Banner tone="warning" live title={t('admin.meanwhile')} />}
      <div>
        <Button
          type="submit"
          variant={seen?.canChange ? 'primary' : 'secondary'}
          disabled={!wish || (seen?.canChange === true && reason.trim() === '')}
          loading={preview.isPending || change.isPending}
        >
          {t(seen?.canChange ? 'record.change' : 'record.whatItCosts')}
        </Button>
      </div>
    </form>
  )
}
