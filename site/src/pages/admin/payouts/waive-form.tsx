import { PAYOUTS, PENALTY_WAIVER_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import type { SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import type { EarningLine } from './payout-reads.ts'

/** Waives one of the penalties of a statement. */
export function WaiveForm({ penalties }: { penalties: readonly EarningLine[] }) {
  const t = useT()
  const client = useClient()
  const { money } = useBookingWords()
  const waive = useAdminChange({
    change: ({ lineId, reason }: { lineId: number; reason: string }) =>
      client.waivePenalty({ path: { lineId }, body: { reason } }),
    done: ({ outcome }) => ({ title: t(outcome === 'done' ? 'payouts.waived' : 'payouts.waiverAsked') }),
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
  })
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [lineId, reason] = [form.get('line'), form.get('reason')]
    if (typeof lineId !== 'string' || typeof reason !== 'string' || !reason.trim() || waive.isPending) return
    waive.mutate({ lineId: Number(lineId), reason: reason.trim() })
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <p>{t('payouts.waiveText', { amount: money(PAYOUTS.waiverSecondPersonCents) })}</p>
      <Field label={t('payouts.waiveWhich')}>
        <Select name="line">
          {penalties.map(({ id, bookingNumber, rule, amountCents }) => (
            <option key={id} value={id}>
              {[bookingNumber, t(`payouts.rule.${rule}`), money(amountCents)].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('payouts.waiveReason')}>
        <TextInput name="reason" autoComplete="off" maxLength={PENALTY_WAIVER_REASON_MAX_LENGTH} required />
      </Field>
      <div>
        <Button
          type="submit"
          variant="secondary"
          loading={waive.isPending}
          loadingLabel={t('admin.updating')}
        >
          {t('payouts.waiveNow')}
        </Button>
      </div>
    </form>
  )
}
