import { useState, type SubmitEvent } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { PasswordProof } from '../users/password-proof.tsx'
import type { TotpSecret } from './security-reads.ts'
import { Scan } from './scan.tsx'

type SetUpProps = {
  /** There is an app, whose place it takes. */
  isAnother: boolean
  onCodes: (codes: readonly string[]) => void
}

/** Sets an authenticator app up: its secret to scan, then a code that shows it has it. */
export function SetUp({ isAnother, onCodes }: SetUpProps) {
  const t = useT()
  const client = useClient()
  const [secret, setSecret] = useState<TotpSecret>()
  const failed = { title: t('security.failed'), description: t('admin.failedText') }
  const start = useAdminChange({
    change: () => client.startTotp(),
    done: { title: t('security.begun') },
    failed,
    onDone: setSecret,
  })
  if (needsProof(start.error)) return <PasswordProof onProven={() => start.mutate(undefined)} />
  if (secret) return <Confirm secret={secret} onCodes={onCodes} />
  return (
    <div>
      <Button variant="secondary" loading={start.isPending} onClick={() => start.mutate(undefined)}>
        {t(isAnother ? 'security.replace' : 'security.start')}
      </Button>
    </div>
  )
}

function Confirm({ secret, onCodes }: { secret: TotpSecret; onCodes: (codes: readonly string[]) => void }) {
  const t = useT()
  const client = useClient()
  const [code, setCode] = useState('')
  const confirm = useAdminChange({
    change: () => client.confirmTotp({ body: { code } }),
    done: { title: t('security.on'), description: t('security.onText') },
    failed: { title: t('security.failed'), description: t('admin.failedText') },
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (code.trim() !== '' && !confirm.isPending) confirm.mutate(undefined)
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <Scan secret={secret} />
      <Field label={t('security.code')} hint={t('security.codeHint')} required>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" loading={confirm.isPending}>
          {t('security.confirm')}
        </Button>
      </div>
    </form>
  )
}
