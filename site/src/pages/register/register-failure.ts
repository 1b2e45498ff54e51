import { FiacreError } from '@fiacre/sdk'
import { FIELD_ORDER, type RegisterField } from './register-values.ts'

/** What a failed registration means for the form. */
export type RegisterFailure = {
  readonly kind: 'email-taken' | 'refused' | 'unreachable'
  /** What the service says of single fields, in its own English words. */
  readonly fields: Partial<Record<RegisterField, string>>
}

/** Reads whatever the registration call has thrown (spec section 8). */
export function readFailure(error: unknown): RegisterFailure {
  if (!(error instanceof FiacreError)) return { kind: 'unreachable', fields: {} }
  const isTaken = error.code === 'EMAIL_TAKEN' || error.detail.includes('User with this email already exists')
  return { kind: isTaken ? 'email-taken' : 'refused', fields: fieldProblems(error) }
}

function fieldProblems({ problem }: FiacreError): RegisterFailure['fields'] {
  const fields: Partial<Record<RegisterField, string>> = {}
  for (const { pointer, message } of problem?.errors ?? []) {
    const field = FIELD_ORDER.find((name) => pointer === `/${name}`)
    if (field) fields[field] ??= message
  }
  return fields
}
