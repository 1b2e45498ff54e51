import type { Place, Quote } from '@fiacre/sdk'
import { ruleOf } from '@fiacre/sdk/rules'
import type { MessageValues } from '@fiacre/sdk/rules'
import type { BookingText } from '../../locales/text-id.ts'
import { BLANK_STATE } from './state.ts'
import type { FieldName } from './state.ts'
import type { PlaceFieldName } from './place-field-name.ts'

/** A failed call, as far as a booking cares. */
export type Failure = {
  readonly text: BookingText
  readonly status: number | undefined
  readonly code: string | undefined
  /** The fresh quote that comes with a refusal of the old one. */
  readonly quote: Quote | undefined
  /** The places that an ambiguous text could mean. */
  readonly candidates: readonly Place[]
  readonly errors: Partial<Record<FieldName, BookingText>>
}

/** What the service says, by the rule behind it where there is one. */
type Said = { readonly rule?: string; readonly values?: MessageValues }

/** The parts of the SDK's errors that are read here: by shape, so that two copies of the SDK understand each other. */
type ErrorShape = {
  readonly name?: string
  readonly message?: string
  readonly status?: number
  readonly code?: string
  readonly detail?: string
  readonly retryAfter?: number | undefined
  readonly problem?: Said & {
    readonly quote?: Quote
    readonly candidates?: readonly Place[]
    readonly errors?: readonly (Said & { readonly pointer: string; readonly message: string })[]
  }
}

/** Reads whatever a call has thrown. */
export function readFailure(thrown: unknown): Failure {
  const error: ErrorShape = typeof thrown === 'object' && thrown !== null ? thrown : {}
  const { status, code, problem } = error
  const errors = fieldProblems(error)
  const { quote, candidates = [] } = problem ?? {}
  return { text: textOf(error), status, code, quote, candidates, errors }
}

/** Whether the traveller must sign in first (spec section 8). */
export function isUnauthorized({ status }: Failure): boolean {
  return status === 401
}

/** Whether billing details are missing (spec section 8). */
export function isBillingMissing({ code }: Failure): boolean {
  return code === 'BILLING_INFO_REQUIRED'
}

/** The place field that the API refuses, since there are no transfers there. */
export function restrictedField(failure: Failure): PlaceFieldName | undefined {
  return failure.code === 'RESTRICTED_REGION' ? placeField(failure) : undefined
}

/** The place field whose text could mean several places. */
export function ambiguousField(failure: Failure): PlaceFieldName | undefined {
  return failure.code === 'AMBIGUOUS_PLACE' ? placeField(failure) : undefined
}

function placeField({ errors }: Failure): PlaceFieldName {
  return errors.destination ? 'destination' : 'pickupLocation'
}

function textOf({ name, message, status, code, detail, problem, retryAfter }: ErrorShape): BookingText {
  if (name === 'FiacreNetworkError') return { id: 'networkProblem' }
  if (name === 'FiacreTimeoutError') return { id: 'timeoutProblem' }
  if (status === 429 && retryAfter !== undefined)
    return { id: 'tooManyProblem', values: { seconds: Math.max(1, Math.ceil(retryAfter)) } }
  // A proxy's words, where the service has none of its own.
  if (status !== undefined && status >= 500 && code === 'UNEXPECTED_RESPONSE') return { id: 'unknownProblem' }
  if (code && detail) return (problem && ruleOf(problem)) ?? { problem: code, text: detail }
  return detail ?? (message || { id: 'unknownProblem' })
}

function fieldProblems({ code, problem }: ErrorShape): Failure['errors'] {
  const errors: Partial<Record<FieldName, BookingText>> = {}
  for (const error of problem?.errors ?? []) {
    const field = fieldAt(error.pointer)
    if (field)
      errors[field] ??= ruleOf(error) ?? (code ? { problem: code, text: error.message } : error.message)
  }
  return errors
}

const FIELDS = Object.keys(BLANK_STATE.form) as FieldName[]

/** The field that a JSON pointer means, however deep; the distance call names the pickup more briefly. */
function fieldAt(pointer: string): FieldName | undefined {
  const names = pointer === '/pickup' ? ['pickupLocation'] : pointer.split('/')
  return FIELDS.find((field) => names.includes(field))
}
