import type { RegisterRequest } from '@fiacre/sdk'
import { fieldErrors, registerSchema } from '@fiacre/sdk/rules'
import type { TextRef } from '@fiacre/widget/locales'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useCallback, useState } from 'react'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { readFailure } from './register-failure.ts'
import { guessCountry } from '../../subjects/traveller/guess-country.ts'
import {
  BLANK_BILLING,
  BLANK_VALUES,
  FIELD_ORDER,
  type BillingValues,
  type RegisterField,
  type RegisterValues,
} from './register-values.ts'

type Errors = Partial<Record<RegisterField, TextRef>>

type RegisterWays = {
  focus: (field: RegisterField) => void
  /** What `unfinishedDates` finds in the form. */
  unfinished: () => Record<string, string>
  purpose?: RegisterRequest['purpose']
  onRegistered: (email: string) => void
}

/** The registration form's state: what is typed, what is wrong with it, and sending it. */
export function useRegister({ focus, unfinished, purpose, onRegistered }: RegisterWays) {
  const client = useClient()
  const [typed, setValues] = useState<RegisterValues>(BLANK_VALUES)
  const [errors, setErrors] = useState<Errors>({})
  const [billing, setBilling] = useState(BLANK_BILLING)
  const guess = useBrowserValue(() => guessCountry(navigator.languages), undefined)
  const [isCountryTouched, setCountryTouched] = useState(false)
  // What the browser lets guess stands there until the traveller chooses.
  const isGuessed = guess !== undefined && !isCountryTouched
  const values = isGuessed ? { ...typed, country: guess.code, countryCode: guess.phoneCode } : typed

  const show = (found: Errors) => {
    setErrors(found)
    const first = FIELD_ORDER.find((field) => found[field])
    if (first) focus(first)
  }

  const sending = useLatestMutation({
    mutationFn: (body: RegisterRequest) => client.register({ body }),
    // What was sent holds the password: it goes with the form.
    gcTime: 0,
    onSuccess: ({ email }) => onRegistered(email),
    onError: (error) => {
      const { kind, fields } = readFailure(error)
      if (kind === 'email-taken') {
        setValues((current) => ({ ...current, email: '' }))
        setErrors({})
        return focus('email')
      }
      show(fields)
    },
  })

  /** Changes a field. What was said of it was said of what stood there before. */
  const change = useCallback((change: Partial<RegisterValues>) => {
    if (change.country !== undefined || change.countryCode !== undefined) setCountryTouched(true)
    setValues((current) => ({ ...current, ...change }))
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(change).map((field) => [field, undefined])),
    }))
  }, [])

  const submit = () => {
    if (sending.isPending) return
    const checked = registerSchema({ now: new Date() }).safeParse({ ...values, ...unfinished() })
    sending.reset()
    show(fieldErrors(checked))
    if (checked.success) sending.mutate({ ...checked.data, ...given(billing), ...(purpose && { purpose }) })
  }

  const changeBilling = (change: Partial<BillingValues>) =>
    setBilling((current) => ({ ...current, ...change }))

  return { values, errors, change, billing, changeBilling, isGuessed, submit, sending }
}

/** What was written; blank fields are left out. */
function given(billing: BillingValues): Partial<BillingValues> {
  return Object.fromEntries(Object.entries(billing).filter(([, text]) => text.trim() !== ''))
}
