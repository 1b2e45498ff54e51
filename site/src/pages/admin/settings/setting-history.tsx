import { FiacreError } from '@fiacre/sdk'
import { SETTING_REASON_MAX_LENGTH, SETTING_REASON_MIN_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Table, type Column } from '../../../ui/table/table.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useMoments } from '../use-moments.ts'
import { PasswordProof } from '../users/password-proof.tsx'
import type { SettingKind, SettingVersion } from './settings-reads.ts'
import { useSettingWords } from './use-setting-words.ts'
import { useStoreSetting } from './use-store-setting.ts'

type SettingHistoryProps = {
  kind: SettingKind
  versions: readonly SettingVersion[]
  presentId: number
  tag: string | undefined
}

/** Every version with who set it and why, and the way back to it. */
export function SettingHistory({ kind, versions, presentId, tag }: SettingHistoryProps) {
  const t = useT()
  const moment = useMoments()
  const words = useSettingWords()
  const [chosen, setChosen] = useState<number>()
  const columns: Column<SettingVersion>[] = [
    { key: 'id', heading: t('settings.version'), cell: ({ id }) => id, head: true },
    {
      key: 'from',
      heading: t('settings.from'),
      cell: ({ id, validFrom }) => (
        <span className="admin-badges">
          {validFrom ?? t('settings.shipped')}
          {id === presentId && <Badge tone="positive">{t('settings.holds')}</Badge>}
        </span>
      ),
    },
    { key: 'value', heading: t('settings.value'), cell: ({ value }) => words(value) },
    {
      key: 'why',
      heading: t('settings.why'),
      cell: ({ reason, restoredId }) => reasonOf(reason, restoredId),
    },
    {
      key: 'who',
      heading: t('settings.who'),
      cell: ({ byEmail, createdAt }) =>
        createdAt && (
          <span className="admin-list__two">
            <span>{byEmail ?? t('admin.erased')}</span>
            <span className="fi-small fi-muted">{moment(createdAt)}</span>
          </span>
        ),
    },
    {
      key: 'back',
      heading: t('settings.goBack'),
      quiet: true,
      cell: ({ id }) =>
        id !== presentId && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={chosen === id}
            aria-label={t('settings.goBackTo', { id })}
            onClick={() => setChosen(chosen === id ? undefined : id)}
          >
            {t('settings.goBack')}
          </Button>
        ),
    },
  ]
  function reasonOf(reason: string | null, restoredId: number | null): string {
    const back = restoredId === null ? undefined : t('settings.backTo', { id: restoredId })
    return [back, reason].filter(Boolean).join(': ')
  }
  return (
    <>
      {chosen !== undefined && (
        <GoBack key={chosen} kind={kind} versionId={chosen} tag={tag} onDone={() => setChosen(undefined)} />
      )}
      <Table caption={t('settings.history')} columns={columns} rows={versions} rowKey={({ id }) => id} />
    </>
  )
}

type GoBackProps = { kind: SettingKind; versionId: number; tag: string | undefined; onDone: () => void }

function GoBack({ kind, versionId, tag, onDone }: GoBackProps) {
  const t = useT()
  const client = useClient()
  const [reason, setReason] = useState('')
  const restore = useStoreSetting(
    (body: { reason: string }) => client.restoreSetting({ path: { kind, versionId }, body, ifMatch: tag }),
    onDone,
  )
  const send = () => restore.mutate({ reason: reason.trim() })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (reason.trim().length >= SETTING_REASON_MIN_LENGTH && !restore.isPending) send()
  }
  if (restore.error instanceof FiacreError && restore.error.code === 'PROOF_NEEDED')
    return <PasswordProof onProven={send} />
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
        <Button
          type="submit"
          variant="secondary"
          disabled={reason.trim().length < SETTING_REASON_MIN_LENGTH}
          loading={restore.isPending}
        >
          {t('settings.goBackTo', { id: versionId })}
        </Button>
      </div>
    </form>
  )
}
