import type { RegisterRequest } from '@fiacre/sdk'
import { fieldErrors, registerSchema } from '@fiacre/sdk/rules'
import type { TextRef } from '@fiacre/widget/locales'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { readFailure } from './register-failure.ts'
import { BLANK_VALUES, FIELD_ORDER, type RegisterField, type RegisterValues } from './register-values.ts'

type Errors = Partial<Record<RegisterField, TextRef>>

type RegisterWays = { focus: (field: RegisterField) => void; onRegistered: (email: string) => void }

/** The registration form's state: what is typed, what is wrong with it, and sending it. */
export function useRegister({ focus, onRegistered }: RegisterWays) {
  const client = useClient()
  const [values, setValues] = useState<RegisterValues>(BLANK_VALUES)
  const [errors, setErrors] = useState<Errors>({})

  const show = (found: Errors) => {
    setErrors(found)
    const first = FIELD_ORDER.find((field) => found[field])
    if (first) focus(first)
  }

  const sending = useMutation({
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
    setValues((current) => ({ ...current, ...change }))
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(change).map((field) => [field, undefined])),
    }))
  }, [])

  const submit = () => {
    if (sending.isPending) return
    const checked = registerSchema({ now: new Date() }).safeParse(values)
    sending.reset()
    show(fieldErrors(checked))
    if (checked.success) sending.mutate(checked.data)
  }

  return { values, errors, change, submit, sending }
}
