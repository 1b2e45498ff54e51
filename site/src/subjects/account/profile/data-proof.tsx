import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useForm } from '../../../base/forms/use-form.ts'
import { useTranslator } from '../../../base/i18n/i18n-provider.tsx'
import { UsernameField } from '../../session/username-field.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/password-input/password-input.tsx'
import { refusedPasswords } from './password-change.ts'
import { passwordProofSchema, type PasswordProofValues } from './password-proof.ts'
import { useAccountFailure } from './use-account-failure.ts'

/** Asks for the password before everything about somebody is shown: a browser may have been left open. */
export function DataProof({ email, onProven }: { email: string; onProven: () => void }) {
  const { t, say } = useTranslator()
  const client = useClient()
  const accountFailure = useAccountFailure()
  const proof = useLatestMutation({
    mutationFn: (body: PasswordProofValues) => client.proveOwner({ body }),
    // What was sent holds the password: it goes with the form.
    gcTime: 0,
    onSuccess: onProven,
    onError(error) {
      const fields = refusedPasswords(error, ['password'])
      if (Object.keys(fields).length > 0) form.refuse(fields)
      else accountFailure(error, t('profile.dataFailed'))
    },
  })
  const form = useForm<'password', PasswordProofValues>({
    initial: { password: '' },
    schema: passwordProofSchema,
    onSubmit: (body) => !proof.isPending && proof.mutate(body),
  })
  return (
    <form {...form.form} className="profile-form fi-stack">
      <UsernameField email={email} />
      <Field
        label={t('profile.dataProofLabel')}
        hint={t('profile.deleteProofHint')}
        error={form.errors.password && say(form.errors.password)}
        required
      >
        <PasswordInput
          {...form.control('password')}
          autoComplete="current-password"
          showLabel={t('profile.showPassword')}
          hideLabel={t('profile.hidePassword')}
        />
      </Field>
      <div>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          loading={proof.isPending}
          loadingLabel={t('profile.provingData')}
        >
          {t('profile.dataProof')}
        </Button>
      </div>
    </form>
  )
}
