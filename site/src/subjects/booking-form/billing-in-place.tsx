import type { Profile } from '@fiacre/sdk'
import { profileSchema } from '@fiacre/sdk/rules'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { problemFields } from '../../base/forms/problem-fields.ts'
import { useForm } from '../../base/forms/use-form.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useRefreshSession } from '../session/use-session.ts'
import { isSignedOutError } from '../session/use-session-end.ts'
import { AskedField } from '../traveller/asked-field.tsx'
import { CompanyFields } from '../traveller/company-fields.tsx'
import { askedFields } from '../traveller/asked-fields.ts'
import { profileUpdate, profileValues, type ProfileField } from '../traveller/profile-values.ts'
import { ProfileChanged, useUpdateProfile } from '../traveller/use-profile.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'

/** The billing details that a booking still needs, beside the price; saved, they go and Book Now has the focus. */
export function BillingInPlace({ user }: { user: Profile }) {
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
      update.mutate(profileUpdate(values), { onSuccess: toBookNow, onError: fail })
    },
  })
  const id = useId()
  const { ref: group } = form.group
  useEffect(() => group.current?.querySelector<HTMLElement>('input, select')?.focus(), [group])

  function toBookNow(): void {
    const page = group.current?.closest('form')
    page?.querySelector<HTMLElement>('.fi-booking__book button')?.focus()
  }

  function fail(error: Error): void {
    if (isSignedOutError(error)) return void refreshSession()
    if (error instanceof ProfileChanged) {
      form.follow(profileValues(error.shown), profileValues(error.present))
      return setProblem(t('profile.changedElsewhere'))
    }
    const found = problemFields(error, fields)
    if (Object.keys(found).length > 0) form.refuse(found)
    else setProblem(errorText(error, t('bookingForm.saveFailed')))
  }

  // Its fields stand inside the booking form, and belong to a form of their own: Enter sends that one.
  const control = (field: ProfileField) => ({ ...form.control(field), form: id })
  return (
    <fieldset {...form.group} className="billing-in-place" aria-label={t('addBillingInformation')}>
      {createPortal(<form {...form.form} id={id} hidden />, document.body)}
      {problem && (
        <Banner tone="danger" live>
          {problem}
        </Banner>
      )}
      {fields.map((field) => (
        <AskedField key={field} field={field} form={{ errors: form.errors, control }} />
      ))}
      <details className="billing-in-place__company">
        <summary>{t('profile.forCompany')}</summary>
        <CompanyFields form={{ errors: form.errors, control }} />
      </details>
      <Button
        type="submit"
        form={id}
        variant="secondary"
        loading={update.isPending}
        loadingLabel={t('bookingForm.savingBilling')}
      >
        {t('bookingForm.saveBilling')}
      </Button>
    </fieldset>
  )
}
