import { BOOKING_NUMBER_MAX_LENGTH, REVIEW_RESOLUTION_NOTE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { PaymentReview } from '../admin-reads.ts'
import { useAdminAddress } from '../use-admin-address.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { useKeys } from '../use-keys.ts'
import { DECISIONS, type Resolution } from './decisions.ts'

type DecisionFormProps = { review: PaymentReview; ids: readonly string[] }

/** Decides what becomes of a payment, and goes on to the next one. A key chooses, Enter decides. */
export function DecisionForm({ review, ids }: DecisionFormProps) {
  const t = useT()
  const client = useClient()
  const { open } = useAdminAddress()
  const [chosen, setChosen] = useState<Resolution>()
  const [number, setNumber] = useState(review.bookingNumber ?? '')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const confirm = useRef<HTMLButtonElement>(null)
  const needsBooking = chosen === 'to-booking' || chosen === 'to-balance'
  const change = useAdminChange({
    async change(resolution: Resolution) {
      const bookingId = needsBooking ? await bookingOf(number) : undefined
      const body = { resolution, note: note.trim() || null, ...(bookingId !== undefined && { bookingId }) }
      return client.resolvePaymentReview({ path: { id: review.id }, body })
    },
    done: { title: t('admin.decided'), description: t('admin.decidedText') },
    failed: { title: t('admin.decideFailed'), description: t('admin.noSuchBooking') },
    onDone: () => open(ids[ids.indexOf(review.id) + 1] ?? ids[ids.indexOf(review.id) - 1]),
  })

  /** The id of the booking with this number. */
  async function bookingOf(typed: string): Promise<number | undefined> {
    if (typed.trim().toUpperCase() === review.bookingNumber) return review.bookingId ?? undefined
    const { bookings } = await client.listAllBookings({ query: { bookingNumber: typed.trim() } })
    if (!bookings[0]) throw new Error('There is no booking with this number.')
    return bookings[0].id
  }

  useKeys(Object.fromEntries(DECISIONS.map(({ key, resolution }) => [key, () => setChosen(resolution)])))
  // Enter decides at once after the key.
  useLayoutEffect(() => {
    if (chosen) confirm.current?.focus()
  }, [chosen])

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!chosen || change.isPending) return
    if (needsBooking && number.trim() === '') return setProblem(t('admin.bookingMissing'))
    setProblem(undefined)
    change.mutate(chosen)
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <fieldset className="admin-decisions" aria-label={t('admin.decide')}>
        {DECISIONS.map(({ resolution, key }) => (
          <Button
            key={resolution}
            variant="secondary"
            aria-pressed={chosen === resolution}
            aria-keyshortcuts={key}
            onClick={() => setChosen(resolution)}
          >
            {t(`admin.decision.${resolution}`)} <kbd>{key.toUpperCase()}</kbd>
          </Button>
        ))}
      </fieldset>
      {chosen && (
        <>
          <p>{t(`admin.does.${chosen}`)}</p>
          {needsBooking && (
            <Field label={t('bookings.number')} error={problem}>
              <TextInput
                autoComplete="off"
                maxLength={BOOKING_NUMBER_MAX_LENGTH}
                value={number}
                onChange={({ target }) => setNumber(target.value)}
              />
            </Field>
          )}
          <Field label={t('admin.note')} optionalLabel={t('optional')}>
            <TextInput
              autoComplete="off"
              maxLength={REVIEW_RESOLUTION_NOTE_MAX_LENGTH}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <div>
            <Button ref={confirm} type="submit" loading={change.isPending} loadingLabel={t('admin.updating')}>
              {t(`admin.confirm.${chosen}`)} <kbd>↵</kbd>
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
