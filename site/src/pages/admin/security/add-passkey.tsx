import { PASSKEY_NAME_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { createPasskey } from '../../../subjects/session/passkeys.ts'
import { usePasskeyText } from '../../../subjects/session/use-passkey-text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { PasswordProof } from '../users/password-proof.tsx'
import { useFirstFocus } from './use-first-focus.ts'

type AddPasskeyProps = { onCodes: (codes: readonly string[]) => void }

/** Adds a passkey: its name first, then the browser makes it. */
export function AddPasskey({ onCodes }: AddPasskeyProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NewPasskey onCodes={onCodes} onDone={() => setOpen(false)} />
  return (
    <div>
      <Button icon="shield" onClick={() => setOpen(true)}>
        {t('security.passkeyAdd')}
      </Button>
    </div>
  )
}

function NewPasskey({ onCodes, onDone }: AddPasskeyProps & { onDone: () => void }) {
  const t = useT()
  const client = useClient()
  const passkeyText = usePasskeyText()
  const field = useFirstFocus<HTMLInputElement>()
  const [name, setName] = useState('')
  const add = useAdminChange({
    async change() {
      const made = await createPasskey(await client.startPasskey())
      return client.addPasskey({ body: { ...made, name: name.trim() } })
    },
    done: { title: t('security.passkeyAdded'), description: t('security.onText') },
    failed: { title: t('security.failed'), description: t('admin.failedText') },
    onDone({ recoveryCodes }) {
      onDone()
      if (recoveryCodes.length > 0) onCodes(recoveryCodes)
    },
  })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (name.trim() !== '' && !add.isPending) add.mutate(undefined)
  }
  if (needsProof(add.error)) return <PasswordProof onProven={() => add.mutate(undefined)} />
  return (
    <form className="fi-stack" onSubmit={submit}>
      {add.error instanceof DOMException && (
        <Banner tone="danger" live>
          {passkeyText(add.error, t('admin.failedText'))}
        </Banner>
      )}
      <Field label={t('security.passkeyName')} hint={t('security.passkeyNameHint')} required>
        <TextInput
          ref={field}
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="fi-cluster">
        <Button type="submit" loading={add.isPending} loadingLabel={t('security.passkeyWaiting')}>
          {t('security.passkeyMake')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('admin.leaveIt')}
        </Button>
      </div>
    </form>
  )
}
