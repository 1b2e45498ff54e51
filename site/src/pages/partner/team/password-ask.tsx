import { useState, type SubmitEvent } from 'react'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { UsernameField } from '../../../subjects/session/username-field.tsx'
import { useSession } from '../../../subjects/session/use-session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/password-input/password-input.tsx'

/** Asks for the password before somebody is let in: a browser may have been left open. */
export function PasswordAsk({ onProven }: { onProven: () => void }) {
  const t = useT()
  const client = useClient()
  const errorText = useErrorText()
  const { user } = useSession()
  const [password, setPassword] = useState('')
  const proof = useLatestMutation({
    mutationFn: () => client.proveOwner({ body: { password } }),
    // What was sent holds the password: it goes with the form.
    gcTime: 0,
    onSuccess: onProven,
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (password !== '' && !proof.isPending) proof.mutate()
  }

  return (
    <form className="partner-key-choice fi-stack" onSubmit={submit} noValidate>
      <UsernameField email={user?.email ?? ''} />
      <Field
        label={t('partner.team.password')}
        hint={t('partner.team.passwordHint')}
        error={proof.isError && errorText(proof.error, t('partner.tryAgain'))}
      >
        <PasswordInput
          value={password}
          autoComplete="current-password"
          showLabel={t('account.showPassword')}
          hideLabel={t('account.hidePassword')}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" loading={proof.isPending} loadingLabel={t('partner.saving')}>
          {t('partner.team.goOn')}
        </Button>
      </div>
    </form>
  )
}
