import type { Profile } from '@fiacre/sdk'
import { profileSchema } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { isSignedOutError } from '../../subjects/session/use-session-end.ts'
import { problemFields } from '../../base/forms/problem-fields.ts'
import { useForm } from '../../base/forms/use-form.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { profileUpdate, profileValues, type ProfileField } from '../../subjects/traveller/profile-values.ts'
import { ProfileChanged, useUpdateProfile } from '../../subjects/traveller/use-profile.ts'
import { useRefreshSession } from '../../subjects/session/use-session.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { AskedField } from '../../subjects/traveller/asked-field.tsx'
import { askedFields } from '../../subjects/traveller/asked-fields.ts'

/** The billing details that are missing, kept in the profile. Once it is complete the next step comes by itself. */
export function BillingStep({ user }: { user: Profile }) {
  const t = useT()
  const errorText = useErrorText()
  const refreshSession = useRefreshSession()
  const update = useUpdateProfile(user)
  const [fields] = useState(() => askedFields(user))
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<ProfileField, Parameters<typeof profileUpdate>[0]>({
    initial: profileValues(user),
    schema: profileSchema,
    onSubmit(values) {
      if (update.isPending) return
      setProblem(null)
      update.mutate(profileUpdate(values), { onError: fail })
    },
  })

  function fail(error: Error): void {
    if (isSignedOutError(error)) return void refreshSession()
    if (error instanceof ProfileChanged) {
      form.follow(profileValues(error.shown), profileValues(error.present))
      return setProblem(t('profile.changedElsewhere'))
    }
    const found = problemFields(error, fields)
    if (Object.keys(found).length > 0) form.refuse(found)
    else setProblem(errorText(error, t('checkout.saveFailed')))
  }

  return (
    <>
      <h2 className="fi-heading">{t('checkout.billing')}</h2>
      <p className="fi-muted">{t('checkout.billingText')}</p>
      <form {...form.form} className="fi-stack">
        {problem && (
          <Banner tone="danger" live>
            {problem}
          </Banner>
        )}
        {fields.map((field) => (
          <AskedField key={field} field={field} form={form} />
        ))}
        <Button type="submit" size="lg" wide loading={update.isPending} loadingLabel={t('checkout.saving')}>
          {t('checkout.toPayment')}
        </Button>
      </form>
    </>
  )
}
