import { FiacreError } from '@fiacre/sdk'
import { ruleOf } from '@fiacre/sdk/rules'
import type { TextRef } from '@fiacre/widget/locales'
import { FIELD_ORDER, type RegisterField } from './register-values.ts'

/** What a failed registration means for the form. */
export type RegisterFailure = {
  readonly kind: 'email-taken' | 'refused' | 'unreachable'
  /** What the service says of single fields. */
  readonly fields: Partial<Record<RegisterField, TextRef>>
}

/** Reads whatever the registration call has thrown (spec section 8). */
export function readFailure(error: unknown): RegisterFailure {
  if (!(error instanceof FiacreError)) return { kind: 'unreachable', fields: {} }
  return { kind: error.code === 'EMAIL_TAKEN' ? 'email-taken' : 'refused', fields: fieldProblems(error) }
}

function fieldProblems({ problem }: FiacreError): RegisterFailure['fields'] {
  const fields: Partial<Record<RegisterField, TextRef>> = {}
  for (const each of problem?.errors ?? []) {
    const field = FIELD_ORDER.find((name) => each.pointer === `/${name}`)
    if (field) fields[field] ??= ruleOf(each) ?? each.message
  }
  return fields
}
