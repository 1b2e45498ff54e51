import type { CallInput } from '@fiacre/sdk'
import { INVOICING, WRITE_OFF_ORDER_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../../base/api/client-context.tsx'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../../subjects/booking/use-booking-words.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import { RecordPart } from '../../record/record-part.tsx'
import { useAdminChange } from '../../use-admin-change.ts'
import type { Invoice } from './invoice-reads.ts'

type Order = CallInput<'writeOffInvoice'>['body']

/** Books what is open of an invoice as a loss. */
export function WriteOffForm({ invoice: { id, number, openCents } }: { invoice: Invoice }) {
  const t = useT()
  const client = useClient()
  const { money } = useBookingWords()
  const [reason, setReason] = useState('')
  const write = useAdminChange({
    change: (body: Order) => client.writeOffInvoice({ path: { invoiceId: id }, body }),
    done(answer) {
      const isAsked = 'approvalId' in answer
      return { title: t(isAsked ? 'payouts.asked' : 'payouts.writeOffDone') }
    },
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
  })
  const isWhole = reason.trim() !== ''

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isWhole && !write.isPending) write.mutate({ reason: reason.trim() })
  }

  return (
    <RecordPart title={`${t('payouts.writeOff')}: ${number}`}>
      <form className="fi-stack" onSubmit={submit} noValidate>
        <p>
          {t('payouts.writeOffText', {
            open: money(openCents),
            amount: money(INVOICING.writeOffSecondPersonCents),
          })}
        </p>
        <Field label={t('payouts.creditReason')}>
          <TextInput
            autoComplete="off"
            maxLength={WRITE_OFF_ORDER_REASON_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <div>
          <Button
            type="submit"
            variant="secondary"
            resting={!isWhole}
            loading={write.isPending}
            loadingLabel={t('admin.updating')}
          >
            {t('payouts.writeOffSave')}
          </Button>
        </div>
      </form>
    </RecordPart>
  )
}
