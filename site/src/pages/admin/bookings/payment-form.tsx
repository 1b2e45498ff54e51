import { RECEIVED_PAYMENT_NOTE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { readEuros, writeEuros } from '../../../base/forms/euro-text.ts'
import { useAttemptKey } from '../../../base/forms/use-attempt-key.ts'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { AdminBooking } from '../admin-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { useAskedNotice } from '../use-asked-notice.ts'

/** Records money that arrived on our bank account for the booking. */
export function PaymentForm({ booking }: { booking: AdminBooking }) {
  const t = useT()
  const { language } = useLanguage()
  const { money } = useBookingWords()
  const client = useClient()
  const attempts = useAttemptKey()
  const orAsked = useAskedNotice()
  const { id, outstandingCents } = booking
  const [amount, setAmount] = useState(() => writeEuros(outstandingCents, language))
  const [note, setNote] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isExcessTaken, setExcessTaken] = useState(false)
  const change = useAdminChange({
    change: async (body: { amountCents: number; note: string | null; acceptExcess: boolean }) => {
      try {
        const recorded = await client.recordPayment({
          path: { bookingId: id },
          body,
          idempotencyKey: attempts.keyFor(body),
        })
        attempts.answered()
        return recorded
      } catch (error) {
        attempts.failed(error)
        throw error
      }
    },
    done: orAsked({ title: t('admin.recorded'), description: t('admin.recordedText') }),
    failed: { title: t('admin.recordFailed'), description: t('admin.failedText') },
  })
  const cents = readEuros(amount)
  const excessCents = Math.max(0, (cents ?? 0) - outstandingCents)
  const lacksConsent = excessCents > 0 && !isExcessTaken
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!cents) return setWrong(true)
    if (change.isPending || lacksConsent) return
    change.mutate({ amountCents: cents, note: note.trim() || null, acceptExcess: excessCents > 0 })
  }
  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{t('admin.recordText', { amount: money(outstandingCents) })}</p>
      <div className="admin-record__fields">
        <Field label={t('admin.amount')} error={isWrong && !cents ? t('admin.amountWrong') : undefined}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </Field>
        <Field label={t('admin.note')} optionalLabel={t('optional')}>
          <TextInput
            autoComplete="off"
            maxLength={RECEIVED_PAYMENT_NOTE_MAX_LENGTH}
            placeholder={t('admin.statementExample')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </div>
      {excessCents > 0 && (
        <Checkbox
          label={t('admin.excess', { amount: money(excessCents) })}
          checked={isExcessTaken}
          onChange={({ target }) => setExcessTaken(target.checked)}
        />
      )}
      <div>
        <Button type="submit" variant="secondary" disabled={lacksConsent} loading={change.isPending}>
          {cents ? t('admin.record', { amount: money(cents) }) : t('admin.recordPayment')}
        </Button>
      </div>
    </form>
  )
}
