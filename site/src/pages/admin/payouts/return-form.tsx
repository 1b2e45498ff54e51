import { RETURNED_PAYOUT_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { ReasonForm } from '../reason-form.tsx'

/** Notes that the bank sent a payment back. */
export function ReturnForm({ id }: { id: string }) {
  const t = useT()
  const client = useClient()
  const note = useAdminChange({
    change: (words: string) => client.returnPayout({ path: { statementId: id }, body: { reason: words } }),
    done: { title: t('payouts.returned') },
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
  })
  return (
    <ReasonForm
      text={t('payouts.returnText')}
      label={t('payouts.reasonOfReturn')}
      maxLength={RETURNED_PAYOUT_REASON_MAX_LENGTH}
      save={t('payouts.returnNow')}
      isPending={note.isPending}
      onSave={note.mutate}
    />
  )
}
