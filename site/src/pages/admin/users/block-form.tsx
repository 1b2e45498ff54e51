import { BLOCK_REQUEST_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { Client } from '../admin-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { useMoments } from '../use-moments.ts'

/** Blocks an account with a reason, for good or until a day; or lifts the block. */
export function BlockForm({ client }: { client: Client }) {
  return client.block ? <Blocked client={client} block={client.block} /> : <Block client={client} />
}

function Blocked({ client, block }: { client: Client; block: NonNullable<Client['block']> }) {
  const t = useT()
  const moment = useMoments()
  const api = useClient()
  const change = useAdminChange({
    change: () => api.unblockUser({ path: { userId: client.id } }),
    done: { title: t('admin.unblocked'), description: t('admin.unblockedText') },
    failed: { title: t('admin.blockFailed'), description: t('admin.failedText') },
  })
  return (
    <div className="fi-stack">
      <p>{block.reason}</p>
      <p className="fi-small fi-muted">
        {t('admin.blockedBy', { when: moment(block.blockedAt), who: block.blockedBy ?? t('admin.erased') })}{' '}
        {block.until && t('admin.blockedUntil', { until: moment(block.until) })}
      </p>
      <div>
        <Button variant="secondary" loading={change.isPending} onClick={() => change.mutate(undefined)}>
          {t('admin.unblock')}
        </Button>
      </div>
    </div>
  )
}

function Block({ client }: { client: Client }) {
  const t = useT()
  const api = useClient()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const [isWrong, setWrong] = useState(false)
  const change = useAdminChange({
    change: (body: { reason: string; until: string | null }) =>
      api.blockUser({ path: { userId: client.id }, body }),
    done: { title: t('admin.blockedNow'), description: t('admin.blockedNowText') },
    failed: { title: t('admin.blockFailed'), description: t('admin.failedText') },
  })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (reason.trim() === '') return setWrong(true)
    const end = until ? new Date(`${until}T00:00:00`).toISOString() : null
    if (!change.isPending) change.mutate({ reason: reason.trim(), until: end })
  }
  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{t('admin.blockText')}</p>
      <Field
        label={t('admin.reason')}
        hint={t('admin.reasonHint')}
        error={isWrong && reason.trim() === '' ? t('admin.reasonMissing') : undefined}
      >
        <TextArea
          rows={2}
          maxLength={BLOCK_REQUEST_REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value.replaceAll('\n', ' '))}
        />
      </Field>
      <Field label={t('admin.blockEnd')} optionalLabel={t('optional')}>
        <TextInput type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="danger" loading={change.isPending}>
          {t('admin.block')}
        </Button>
      </div>
    </form>
  )
}
