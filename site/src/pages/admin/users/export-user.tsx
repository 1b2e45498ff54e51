import { EXPORT_REQUEST_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { PasswordProof } from './password-proof.tsx'

/** Takes out everything we hold on a person, as a file, for one who cannot fetch it themselves. */
export function ExportUser({ userId }: { userId: string }) {
  const t = useT()
  const client = useClient()
  const [reason, setReason] = useState('')
  const change = useAdminChange({
    change: () => client.exportClient({ path: { userId }, body: { reason: reason.trim() } }),
    done: { title: t('record.exported'), description: t('record.exportedText') },
    failed: { title: t('record.exportFailed'), description: t('admin.failedText') },
    onDone: (data) => {
      save(JSON.stringify(data, null, 2), `fiacre-${data.exportedAt.slice(0, 10)}.json`)
      setReason('')
    },
  })
  if (needsProof(change.error)) return <PasswordProof onProven={() => change.mutate(undefined)} />
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (reason.trim() !== '' && !change.isPending) change.mutate(undefined)
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <Field label={t('record.whoAsked')} hint={t('record.exportHint')} required>
        <TextInput
          autoComplete="off"
          maxLength={EXPORT_REQUEST_REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" disabled={reason.trim() === ''} loading={change.isPending}>
          {t('record.export')}
        </Button>
      </div>
    </form>
  )
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
