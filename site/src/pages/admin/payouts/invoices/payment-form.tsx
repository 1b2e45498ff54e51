import type { CallInput } from '@fiacre/sdk'
import { BANK_REFERENCE_MAX_LENGTH, INVOICING } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../../base/api/client-context.tsx'
import { readEuros } from '../../../../base/forms/euro-text.ts'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../../subjects/booking/use-booking-words.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import { RecordPart } from '../../record/record-part.tsx'
import { useNow } from '../../today/use-now.ts'
import { useAdminChange } from '../../use-admin-change.ts'
import type { Invoice } from './invoice-reads.ts'

type Payment = CallInput<'recordInvoicePayment'>['body']

const euros = (cents: number): string => (cents > 0 ? (cents / 100).toFixed(2) : '')

/** Records what arrived for an invoice. Pressed twice it is recorded once; then the form is ready for the next payment of it. */
export function PaymentForm({ invoice: { id, number, partnerName, openCents } }: { invoice: Invoice }) {
  const t = useT()
  const client = useClient()
  const { money } = useBookingWords()
  const today = useNow().toISOString().slice(0, 10)
  const [amount, setAmount] = useState(euros(openCents))
  const [bankReference, setReference] = useState('')
  const [receivedOn, setDay] = useState(today)
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const record = useAdminChange({
    change: (body: Payment) => client.recordInvoicePayment({ path: { invoiceId: id }, body, idempotencyKey }),
    done(answer) {
      const isAsked = 'approvalId' in answer
      return { title: t(isAsked ? 'payouts.asked' : 'payouts.paymentDone') }
    },
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
    onDone(answer) {
      setKey(crypto.randomUUID())
      setReference('')
      setAmount('approvalId' in answer ? '' : euros(answer.openCents))
    },
  })
  const amountCents = readEuros(amount)
  const isWhole = Boolean(amountCents) && bankReference.trim() !== '' && receivedOn !== ''

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isWhole || !amountCents || record.isPending) return
    record.mutate({ amountCents, bankReference: bankReference.trim(), receivedOn })
  }

  return (
    <RecordPart title={`${t('payouts.recordPayment')}: ${number}, ${partnerName}`}>
      <form className="fi-stack" onSubmit={submit} noValidate>
        <p>{t('payouts.recordPaymentText', { amount: money(INVOICING.paymentSecondPersonCents) })}</p>
        <Field label={t('payouts.arrivedEuros')}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </Field>
        <Field label={t('payouts.bankReference')}>
          <TextInput
            autoComplete="off"
            maxLength={BANK_REFERENCE_MAX_LENGTH}
            value={bankReference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Field>
        <Field label={t('payouts.receivedOn')}>
          <TextInput
            type="date"
            max={today}
            value={receivedOn}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <div>
          <Button
            type="submit"
            resting={!isWhole}
            loading={record.isPending}
            loadingLabel={t('admin.updating')}
          >
            {t('payouts.paymentSave')}
          </Button>
        </div>
      </form>
    </RecordPart>
  )
}
