import { SETTING_REASON_MAX_LENGTH, SETTING_REASON_MIN_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { PasswordProof } from '../users/password-proof.tsx'
import type { SettingKind } from './settings-reads.ts'
import { useStoreSetting } from './use-store-setting.ts'

type GoBackProps = { kind: SettingKind; versionId: number; tag: string | undefined; onDone: () => void }

/** Makes an earlier version hold again, with a reason. */
export function GoBack({ kind, versionId, tag, onDone }: GoBackProps) {
  const t = useT()
  const client = useClient()
  const [reason, setReason] = useState('')
  const restore = useStoreSetting(
    (body: { reason: string }) => client.restoreSetting({ path: { kind, versionId }, body, ifMatch: tag }),
    onDone,
  )
  const isReady = reason.trim().length >= SETTING_REASON_MIN_LENGTH
  const send = () => restore.mutate({ reason: reason.trim() })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isReady && !restore.isPending) send()
  }
  if (needsProof(restore.error)) return <PasswordProof onProven={send} />
  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <Field label={t('settings.whyBack', { id: versionId })} hint={t('settings.reasonHint')}>
        <TextInput
          maxLength={SETTING_REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" resting={!isReady} loading={restore.isPending}>
          {t('settings.bringBack')}
        </Button>
      </div>
    </form>
  )
}
