import { etagOf, FiacreError } from '@fiacre/sdk'
import {
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
  NAME_CORRECTION_REASON_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { Client } from '../admin-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'

/** Corrects a traveller's name, such as a slip of typing, with who asked for it. */
export function NameForm({ client }: { client: Client }) {
  const t = useT()
  const api = useClient()
  const [firstName, setFirstName] = useState(client.firstName)
  const [lastName, setLastName] = useState(client.lastName)
  const [reason, setReason] = useState('')
  const name = { firstName: firstName.trim(), lastName: lastName.trim() }
  const isOther = name.firstName !== client.firstName || name.lastName !== client.lastName
  const isReady = isOther && name.firstName !== '' && name.lastName !== '' && reason.trim() !== ''
  const change = useAdminChange({
    change: () =>
      api.correctName({
        path: { userId: client.id },
        ifMatch: etagOf(client),
        body: { ...name, reason: reason.trim() },
      }),
    done: { title: t('record.nameCorrected'), description: t('record.nameCorrectedText') },
    failed: { title: t('record.nameFailed'), description: t('admin.failedText') },
    onDone: () => setReason(''),
  })
  const isMeanwhile = change.error instanceof FiacreError && change.error.code === 'PRECONDITION_FAILED'
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isReady && !change.isPending) change.mutate(undefined)
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <p className="fi-small fi-muted">{t('record.nameText')}</p>
      <div className="admin-record__fields">
        <Field label={t('record.firstName')} required>
          <TextInput
            autoComplete="off"
            maxLength={FIRST_NAME_MAX_LENGTH}
            value={firstName}
            onChange={({ target }) => setFirstName(target.value)}
          />
        </Field>
        <Field label={t('record.lastName')} required>
          <TextInput
            autoComplete="off"
            maxLength={LAST_NAME_MAX_LENGTH}
            value={lastName}
            onChange={({ target }) => setLastName(target.value)}
          />
        </Field>
      </div>
      {isOther && (
        <Field label={t('record.whoAsked')} hint={t('admin.noteHint')} required>
          <TextInput
            autoComplete="off"
            maxLength={NAME_CORRECTION_REASON_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      {isMeanwhile && <Banner tone="warning" live title={t('record.nameMeanwhile')} />}
      <div>
        <Button type="submit" variant="secondary" disabled={!isReady} loading={change.isPending}>
          {t('record.correctName')}
        </Button>
      </div>
    </form>
  )
}
