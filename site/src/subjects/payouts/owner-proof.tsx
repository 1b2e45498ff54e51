import { FiacreError } from '@fiacre/sdk'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/password-input/password-input.tsx'
import { UsernameField } from '../session/username-field.tsx'
import { useSession } from '../session/use-session.ts'

/** Whether the service asks for the password before it changes where the money goes. */
export const needsProof = (error: unknown): boolean =>
  error instanceof FiacreError && error.code === 'PROOF_NEEDED'

/** Asks for the password, then goes on with what was asked for. */
export function OwnerProof({ onProven, onLeave }: { onProven: () => void; onLeave: () => void }) {
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
        label={t('earned.password')}
        hint={t('earned.proofWhy')}
        error={proof.isError ? errorText(proof.error, t('earned.tryAgain')) : undefined}
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
        <Button type="submit" loading={proof.isPending} loadingLabel={t('earned.loading')}>
          {t('earned.goOn')}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('earned.cancel')}
        </Button>
      </div>
    </form>
  )
}
