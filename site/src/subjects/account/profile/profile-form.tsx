import type { Profile } from '@fiacre/sdk'
import { stripPhoneInput } from '@fiacre/sdk/rules'
import { FiacreError } from '@fiacre/sdk'
import { useEffect, useState } from 'react'
import { isSignedOutError } from '../../session/use-session-end.ts'
import { useForm } from '../../../base/forms/use-form.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { useSessionEnded } from '../../session/use-session-ended.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { BillingFields } from './billing-fields.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { refusedPasswords } from './password-change.ts'
import {
  EDITED_FIELDS,
  editedProfileSchema,
  isNewEmail,
  profileUpdate,
  profileValues,
  type EditedField,
  type ProfileField,
} from '../../traveller/profile-values.ts'
import { ProfileChanged, useUpdateProfile } from '../../traveller/use-profile.ts'
import './profile.css'

type ProfileFormProps = {
  profile: Profile
  /** Where the focus starts. */
  firstField: ProfileField
  /** Saved, or called off. */
  onDone: () => void
}

/** The profile to change. Nothing is lost when saving fails: the form stays as it is. */
export function ProfileForm({ profile, firstField, onDone }: ProfileFormProps) {
  const t = useT()
  const notify = useNotify()
  const errorText = useErrorText()
  const sessionEnded = useSessionEnded()
  const update = useUpdateProfile(profile)
  const [elsewhere, setElsewhere] = useState<ProfileChanged | null>(null)
  const form = useForm<EditedField, Parameters<typeof profileUpdate>[0]>({
    initial: profileValues(profile),
    schema: editedProfileSchema,
    onSubmit: ({ currentPassword, ...values }) => {
      setElsewhere(null)
      const proof = isNewEmail(profile, values.email) ? { currentPassword } : {}
      update.mutate(profileUpdate({ ...values, ...proof }), { onSuccess: saved, onError: failed })
    },
  })

  useEffect(() => {
    const control = form.form.ref.current?.elements.namedItem(firstField)
    if (control instanceof HTMLElement) control.focus()
    // Only once: later the focus is the traveller's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function saved(): void {
    notify({ title: t('profile.updated'), description: t('profile.updatedDescription') })
    onDone()
  }

  function failed(error: Error): void {
    if (isSignedOutError(error)) return sessionEnded()
    if (error instanceof ProfileChanged) {
      form.follow(profileValues(error.shown), profileValues(error.present))
      return setElsewhere(error)
    }
    const taken = error instanceof FiacreError && error.code === 'EMAIL_TAKEN'
    const fields = taken ? { email: t('profile.emailTaken') } : refusedPasswords(error, EDITED_FIELDS)
    if (Object.keys(fields).length > 0) form.refuse(fields)
    notify({
      title: t('profile.updateFailed'),
      description: errorText(error, t('profile.unexpectedError')),
      variant: 'destructive',
    })
  }

  return (
    <Card>
      <form {...form.form} className="profile-form profile">
        {elsewhere && <ChangedElsewhere shown={elsewhere.shown} present={elsewhere.present} />}
        <PersonalFields
          form={form}
          asksPassword={isNewEmail(profile, form.values.email)}
          onPhone={(text) => form.change('phoneNumber', stripPhoneInput(text))}
        />
        <BillingFields form={form} />
        <div className="profile-form__actions">
          <Button type="submit" loading={update.isPending} loadingLabel={t('profile.saving')}>
            {t('profile.save')}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {t('profile.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
