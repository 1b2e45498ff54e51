import type { CallInput } from '@fiacre/sdk'
import { OBJECTION_ANSWER_MAX_LENGTH, OBJECTION_DECISION_BOOKING_NUMBER_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { readEuros } from '../../../base/forms/euro-text.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'

type Decision = CallInput<'decideObjection'>['body']

/** Gives something back after an objection, or declines it. @param proposedCents what would be given back, where the line says it */
export function DecideObjection({ id, proposedCents }: { id: string; proposedCents: number | null }) {
  const t = useT()
  const client = useClient()
  const [decision, setDecision] = useState<Decision['decision']>('grant')
  const decide = useAdminChange({
    change: (body: Decision) => client.decideObjection({ path: { objectionId: id }, body }),
    done: ({ outcome }) => ({
      title: t(outcome === 'done' ? 'payouts.objection.done' : 'payouts.objection.asked'),
    }),
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
  })
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const isGranted = decision === 'grant'
    const cents = isGranted ? readEuros(text('amount')) : null
    if (!text('answer') || (isGranted && !cents) || decide.isPending) return
    decide.mutate({
      decision,
      correctionCents: cents,
      bookingNumber: (isGranted && text('booking').toUpperCase()) || null,
      answer: text('answer'),
    })
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <Field label={t('payouts.objection.decision')}>
        <Select
          value={decision}
          onChange={({ target }) => setDecision(target.value === 'decline' ? 'decline' : 'grant')}
        >
          <option value="grant">{t('payouts.objection.grant')}</option>
          <option value="decline">{t('payouts.objection.decline')}</option>
        </Select>
      </Field>
      {decision === 'grant' && (
        <>
          <Field label={t('payouts.objection.amount')}>
            <TextInput
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={proposedCents === null ? '' : (proposedCents / 100).toFixed(2)}
              required
            />
          </Field>
          <Field label={t('payouts.objection.booking')}>
            <TextInput
              name="booking"
              autoComplete="off"
              maxLength={OBJECTION_DECISION_BOOKING_NUMBER_MAX_LENGTH}
            />
          </Field>
        </>
      )}
      <Field label={t('payouts.objection.answer')}>
        <TextInput name="answer" autoComplete="off" maxLength={OBJECTION_ANSWER_MAX_LENGTH} required />
      </Field>
      <div>
        <Button type="submit" loading={decide.isPending} loadingLabel={t('admin.updating')}>
          {t('payouts.objection.now')}
        </Button>
      </div>
    </form>
  )
}
