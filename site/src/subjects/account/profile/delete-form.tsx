import { FiacreError } from '@fiacre/sdk'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { isSignedOutError } from '../../session/use-session-end.ts'
import { useForm } from '../../../base/forms/use-form.ts'
import { useTranslator } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useSessionEnded } from '../../session/use-session-ended.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/password-input/password-input.tsx'
import { refusedPasswords } from './password-change.ts'
import { passwordProofSchema, type PasswordProofValues } from './password-proof.ts'
import { useDeleteAccount } from './use-delete-account.ts'
import { UsernameField } from '../../session/username-field.tsx'

type DeleteFormProps = {
  email: string
  onCancel: () => void
  /** Loads another page in place of this one. */
  leaveFor: (url: string) => void
}

/** The password as proof, and the last press. A paid journey that is still to come stands in the way. */
export function DeleteForm({ email, onCancel, leaveFor }: DeleteFormProps) {
  const { t, say } = useTranslator()
  const errorText = useErrorText()
  const sessionEnded = useSessionEnded()
  const deletion = useDeleteAccount(leaveFor)
  const form = useForm<'password', PasswordProofValues>({
    initial: { password: '' },
    schema: passwordProofSchema,
    onSubmit: (body) => {
      if (deletion.isPending) return
      deletion.mutate(body, {
        onError: (error) => {
          if (isSignedOutError(error)) return sessionEnded()
          form.refuse(refusedPasswords(error, ['password']))
        },
      })
    },
  })
  useEffect(() => {
    // A frame later: a dialog that opens takes the focus for itself first.
    const frame = requestAnimationFrame(() => {
      form.form.ref.current?.querySelector<HTMLElement>('[name=password]')?.focus()
    })
    return () => cancelAnimationFrame(frame)
    // Only once: later the focus is the traveller's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const isAhead = deletion.error instanceof FiacreError && deletion.error.code === 'BOOKINGS_AHEAD'
  const isRefused = isAhead || form.errors.password !== undefined
  return (
    <form {...form.form} className="profile-form fi-stack">
      <p>{t('profile.deleteText')}</p>
      {isAhead && (
        <Banner
          tone="warning"
          live
          title={t('profile.bookingsAhead')}
          action={<Link href="/dashboard?tab=history">{t('profile.toBookings')}</Link>}
        >
          {t('profile.bookingsAheadText')}
        </Banner>
      )}
      {deletion.error && !isRefused && (
        <Banner tone="danger" live title={t('profile.deleteFailed')}>
          {errorText(deletion.error, t('shell.tryLater'))}
        </Banner>
      )}
      <UsernameField email={email} />
      <Field
        label={t('profile.deleteProof')}
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
      <div className="fi-dialog__actions">
        <Button variant="quiet" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
        <Button
          type="submit"
          variant="danger"
          loading={deletion.isPending || deletion.isSuccess}
          loadingLabel={t('profile.deleting')}
        >
          {t('profile.deleteConfirm')}
        </Button>
      </div>
    </form>
  )
}
