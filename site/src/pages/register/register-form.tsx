import type { RegisterRequest } from '@fiacre/sdk'
import { useRef, type SubmitEvent } from 'react'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { unfinishedDates } from '../../base/forms/unfinished-dates.ts'
import { ConsentLine } from '../../subjects/traveller/consent-line.tsx'
import { Button } from '../../ui/button/button.tsx'
import { AccountFields } from './account-fields.tsx'
import { BillingFields } from './billing-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { RegisterAlert } from './register-alert.tsx'
import type { RegisterField } from './register-values.ts'
import { useRegister } from './use-register.ts'

/** The registration's form. `onRegistered` gets the address that the confirmation went to. */
export function RegisterForm({
  asksBilling,
  purpose,
  onRegistered,
}: {
  /** Somebody registers to book: the receipt's address is asked for in the same pass. */
  asksBilling: boolean
  /** What the account is opened for, where that is no ride. */
  purpose?: RegisterRequest['purpose']
  onRegistered: (email: string) => void
}) {
  const { t, say } = useTranslator()
  const form = useRef<HTMLFormElement>(null)
  const focus = (field: RegisterField) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const { values, errors, change, billing, changeBilling, isGuessed, submit, sending } = useRegister({
    focus,
    unfinished: () => unfinishedDates(form.current),
    purpose,
    onRegistered,
  })

  const fields = {
    values,
    change,
    errorOf: (field: RegisterField) => errors[field] && say(errors[field]),
  }
  return (
    <form
      ref={form}
      method="post"
      className="fi-stack"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      {sending.error && <RegisterAlert error={sending.error} email={sending.variables.email} />}
      <PersonFields {...fields} isGuessed={isGuessed} />
      <AccountFields {...fields} />
      {asksBilling && <BillingFields billing={billing} onChange={changeBilling} />}
      <ConsentLine to="register" />
      <Button
        type="submit"
        size="lg"
        wide
        loading={sending.isPending}
        loadingLabel={t('register.submitting')}
      >
        {t('register.submit')}
      </Button>
    </form>
  )
}
