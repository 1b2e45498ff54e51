import { INVOICING, WRITE_OFF_ORDER_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useClient } from '../../../../base/api/client-context.tsx'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../../subjects/booking/use-booking-words.ts'
import { RecordPart } from '../../record/record-part.tsx'
import { useAdminChange } from '../../use-admin-change.ts'
import { ReasonForm } from '../../reason-form.tsx'
import type { Invoice } from './invoice-reads.ts'

/** Books what is open of an invoice as a loss. */
export function WriteOffForm({ invoice: { id, number, openCents } }: { invoice: Invoice }) {
  const t = useT()
  const client = useClient()
  const { money } = useBookingWords()
  const write = useAdminChange({
    change: (reason: string) => client.writeOffInvoice({ path: { invoiceId: id }, body: { reason } }),
    done(answer) {
      const isAsked = 'approvalId' in answer
      return { title: t(isAsked ? 'payouts.asked' : 'payouts.writeOffDone') }
    },
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
  })

  return (
    <RecordPart title={`${t('payouts.writeOff')}: ${number}`}>
      <ReasonForm
        text={t('payouts.writeOffText', {
          open: money(openCents),
          amount: money(INVOICING.writeOffSecondPersonCents),
        })}
        label={t('payouts.creditReason')}
        maxLength={WRITE_OFF_ORDER_REASON_MAX_LENGTH}
        save={t('payouts.writeOffSave')}
        isPending={write.isPending}
        onSave={write.mutate}
      />
    </RecordPart>
  )
}
