import { useMutation } from '@tanstack/react-query'
import { FiacreError } from '@fiacre/sdk'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { UsernameField } from '../../../subjects/session/username-field.tsx'
import { useSession } from '../../../subjects/session/use-session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/password-input/password-input.tsx'

/** Asks for the administrator's own password before something that nobody takes back: a browser may have been left open. */
export function PasswordProof({ onProven }: { onProven: () => void }) {
  const t = useT()
  const client = useClient()
  const errorText = useErrorText()
  const { user } = useSession()
  const [password, setPassword] = useState('')
  const proof = useMutation({
    mutationFn: () => client.proveOwner({ body: { password } }),
    onSuccess: onProven,
  })
  const isWrong = proof.error instanceof FiacreError && proof.error.code === 'WRONG_PASSWORD'
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (password !== '' && !proof.isPending) proof.mutate()
  }
  const wrong = isWrong ? t('admin.passwordWrong') : errorText(proof.error, t('admin.failedText'))
  return (
    <form className="fi-stack" onSubmit={submit}>
      <UsernameField email={user?.email ?? ''} />
      <Field
        label={t('admin.password')}
        hint={t('admin.passwordHint')}
        error={proof.isError ? wrong : undefined}
        required
      >
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          showLabel={t('account.showPassword')}
          hideLabel={t('account.hidePassword')}
        />
      </Field>
      <div>
        <Button type="submit" variant="danger" loading={proof.isPending}>
          {t('admin.goOn')}
        </Button>
      </div>
    </form>
  )
}
