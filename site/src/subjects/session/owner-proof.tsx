import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/password-input/password-input.tsx'
import { UsernameField } from './username-field.tsx'
import { useSession } from './use-session.ts'

type OwnerProofProps = {
  /** Why it is asked. */
  hint: string
  /** What is said while the service looks, and where it does not answer. */
  busy: string
  failed: string
  onProven: () => void
  /** Beside the button: a way out. */
  children?: ReactNode
}

/** Asks for the password before something that its owner alone may do, as a browser may have been left open; then goes on with it. */
export function OwnerProof({ hint, busy, failed, onProven, children }: OwnerProofProps) {
  const t = useT()
  const client = useClient()
  const errorText = useErrorText()
  const { user } = useSession()
  const [password, setPassword] = useState('')
  const proof = useLatestMutation({
    mutationFn: (typed: string) => client.proveOwner({ body: { password: typed } }),
    // What was sent holds the password: it goes with the form.
    gcTime: 0,
    onSuccess: onProven,
  })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (password !== '' && !proof.isPending) proof.mutate(password)
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <UsernameField email={user?.email ?? ''} />
      <Field
        label={t('account.yourPassword')}
        hint={hint}
        error={proof.isError ? errorText(proof.error, failed) : undefined}
        required
      >
        <PasswordInput
          value={password}
          onChange={({ target }: { target: { value: string } }) => setPassword(target.value)}
          autoComplete="current-password"
          showLabel={t('account.showPassword')}
          hideLabel={t('account.hidePassword')}
        />
      </Field>
      <div className="fi-cluster">
        <Button type="submit" loading={proof.isPending} loadingLabel={busy}>
          {t('account.goOn')}
        </Button>
        {children}
      </div>
    </form>
  )
}
