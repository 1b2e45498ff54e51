import type { CallInput } from '@fiacre/sdk'
import { CREDIT_ORDER_REASON_MAX_LENGTH, INVOICING } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../../base/api/client-context.tsx'
import { readEuros } from '../../../../base/forms/euro-text.ts'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../../subjects/booking/use-booking-words.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import { RecordPart } from '../../record/record-part.tsx'
import { useAdminChange } from '../../use-admin-change.ts'
import { partnersToChoose } from './invoice-reads.ts'

type Order = CallInput<'setPartnerCredit'>['body']

/** Lets an approved partner book on its monthly invoice, up to a limit. */
export function CreditForm() {
  const t = useT()
  const client = useClient()
  const { money } = useBookingWords()
  const partners = useQuery(partnersToChoose(client))
  const [partnerId, setPartner] = useState('')
  const [limit, setLimit] = useState('')
  const [days, setDays] = useState(String(INVOICING.daysToPay.usual))
  const [reason, setReason] = useState('')
  const set = useAdminChange({
    change: (body: Order) => client.setPartnerCredit({ path: { partnerId }, body }),
    done(answer) {
      const isAsked = 'approvalId' in answer
      return { title: t(isAsked ? 'payouts.asked' : 'payouts.creditDone') }
    },
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
    onDone: () => setReason(''),
  })
  const limitCents = readEuros(limit)
  const daysToPay = Number(days)
  const { least, most } = INVOICING.daysToPay
  const areDays = Number.isInteger(daysToPay) && daysToPay >= least && daysToPay <= most
  const isWhole = partnerId !== '' && limitCents !== null && areDays && reason.trim() !== ''

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isWhole && !set.isPending) set.mutate({ limitCents, daysToPay, reason: reason.trim() })
  }

  return (
    <RecordPart title={t('payouts.setCredit')}>
      <form className="fi-stack" onSubmit={submit} noValidate>
        <p>{t('payouts.setCreditText', { amount: money(INVOICING.limitSecondPersonCents) })}</p>
        <Field label={t('payouts.partner')}>
          <Select value={partnerId} onChange={({ target }) => setPartner(target.value)}>
            <option value="">{t('payouts.chooseInvoicePartner')}</option>
            {(partners.data?.partners ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('payouts.limitEuros')}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={limit}
            onChange={({ target }) => setLimit(target.value)}
          />
        </Field>
        <Field label={t('payouts.daysToPay')}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </Field>
        <Field label={t('payouts.creditReason')}>
          <TextInput
            autoComplete="off"
            maxLength={CREDIT_ORDER_REASON_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" resting={!isWhole} loading={set.isPending} loadingLabel={t('admin.updating')}>
            {t('payouts.creditSave')}
          </Button>
        </div>
      </form>
    </RecordPart>
  )
}
