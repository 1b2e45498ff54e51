import { RETURNED_PAYOUT_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'

/** Notes that the bank sent a payment back. */
export function ReturnForm({ id }: { id: string }) {
  const t = useT()
  const client = useClient()
  const [reason, setReason] = useState('')
  const note = useAdminChange({
    change: (words: string) => client.returnPayout({ path: { statementId: id }, body: { reason: words } }),
    done: { title: t('payouts.returned') },
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
  })

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (reason.trim() && !note.isPending) note.mutate(reason.trim())
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{t('payouts.returnText')}</p>
      <Field label={t('payouts.reasonOfReturn')}>
        <TextInput
          autoComplete="off"
          maxLength={RETURNED_PAYOUT_REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="secondary"
          resting={!reason.trim()}
          loading={note.isPending}
          loadingLabel={t('admin.updating')}
        >
          {t('payouts.returnNow')}
        </Button>
      </div>
    </form>
  )
}
