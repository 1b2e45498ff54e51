import { PASSKEY_NAME_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { useMoments } from '../use-moments.ts'
import { PasswordProof } from '../users/password-proof.tsx'
import { isLastOfRequired, type Passkey, type SecondFactor } from './security-reads.ts'
import { useFirstFocus } from './use-first-focus.ts'

type PasskeyItemProps = { passkey: Passkey; factor: SecondFactor }

/** A passkey, and what can be done with it. */
export function PasskeyItem({ passkey, factor }: PasskeyItemProps) {
  const t = useT()
  const moment = useMoments()
  const [doing, setDoing] = useState<'rename' | 'remove'>()
  const { name, createdAt, lastUsedAt } = passkey
  const leave = () => setDoing(undefined)
  return (
    <li className="admin-passkey">
      <p className="admin-passkey__name">{name}</p>
      <p className="fi-small fi-muted">
        {t('security.passkeySince', { when: moment(createdAt) })} ·{' '}
        {lastUsedAt === null
          ? t('security.passkeyUnused')
          : t('security.passkeyUsed', { when: moment(lastUsedAt) })}
      </p>
      {doing === 'rename' && <Rename passkey={passkey} onDone={leave} />}
      {doing === 'remove' && <Remove passkey={passkey} factor={factor} onDone={leave} />}
      {doing === undefined && (
        <div className="fi-cluster">
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('security.passkeyRenameOf', { name })}
            onClick={() => setDoing('rename')}
          >
            {t('security.passkeyRename')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('security.passkeyRemoveOf', { name })}
            onClick={() => setDoing('remove')}
          >
            {t('security.passkeyRemove')}
          </Button>
        </div>
      )}
    </li>
  )
}

function Rename({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useT()
  const client = useClient()
  const field = useFirstFocus<HTMLInputElement>()
  const [name, setName] = useState(passkey.name)
  const rename = useAdminChange({
    change: () => client.renamePasskey({ path: { passkeyId: passkey.id }, body: { name: name.trim() } }),
    done: { title: t('security.passkeyRenamed') },
    failed: { title: t('security.failed'), description: t('admin.failedText') },
    onDone,
  })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (name.trim() !== '' && !rename.isPending) rename.mutate(undefined)
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <Field label={t('security.passkeyName')} required>
        <TextInput
          ref={field}
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="fi-cluster">
        <Button type="submit" size="sm" loading={rename.isPending}>
          {t('security.passkeySave')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          {t('admin.leaveIt')}
        </Button>
      </div>
    </form>
  )
}

function Remove({ passkey, factor, onDone }: PasskeyItemProps & { onDone: () => void }) {
  const t = useT()
  const client = useClient()
  const leave = useFirstFocus<HTMLButtonElement>()
  const isOnly = factor.passkeys.length === 1 && factor.since === null
  const remove = useAdminChange({
    change: () => client.removePasskey({ path: { passkeyId: passkey.id } }),
    done: isOnly
      ? { title: t('security.off'), description: t('security.offText') }
      : { title: t('security.passkeyRemoved') },
    failed: { title: t('security.failed'), description: t('admin.failedText') },
    onDone,
  })
  if (needsProof(remove.error)) return <PasswordProof onProven={() => remove.mutate(undefined)} />
  const isKept = isLastOfRequired(factor)
  return (
    <div className="fi-stack">
      <p>{isKept ? t('security.lastFactor') : t('security.passkeyRemoveText', { name: passkey.name })}</p>
      <div className="fi-cluster">
        {!isKept && (
          <Button
            variant="danger"
            size="sm"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            {t(isOnly ? 'security.sure' : 'security.passkeyRemoveSure')}
          </Button>
        )}
        <Button variant="quiet" size="sm" ref={leave} onClick={onDone}>
          {t('admin.leaveIt')}
        </Button>
      </div>
    </div>
  )
}
