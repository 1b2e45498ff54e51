import type { ErrorObject } from 'ajv'
import type { FieldError } from '../http/problem.ts'

/** Longer names are the sender's invention; their beginning tells enough. */
const NAME_LENGTH = 80

/**
 * Validation errors in the words of the API: a pointer, a code, and a message that says what would fit.
 * @param place where the value stands: empty for a body, `/query`, `/path` or `/header` for parameters
 */
export function fieldErrors(errors: ErrorObject[] | null | undefined, place: string): FieldError[] {
  return (errors ?? []).slice(0, 20).map((error) => ({
    pointer: `${place}${error.instancePath}${missingOrUnknown(error)}`,
    code: error.keyword,
    message: describe(error),
  }))
}

/** A field's name as a sentence can show it: `/pickupPoint/lat` is pickupPoint.lat. */
export function shownName(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')
}

function missingOrUnknown(error: ErrorObject): string {
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>
  const name = missingProperty ?? additionalProperty
  return name === undefined ? '' : `/${printable(name).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** Names that the contract does not know come from outside and can hold anything. */
function printable(name: string): string {
  return name
    .slice(0, NAME_LENGTH)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\uFFFD')
}

function describe(error: ErrorObject): string {
  const { allowedValues, type, format } = error.params as {
    allowedValues?: unknown[]
    type?: string | string[]
    format?: string
  }
  switch (error.keyword) {
    case 'required':
      return 'This field is required.'
    case 'additionalProperties':
      return 'This field is not known here.'
    case 'enum':
      return `Must be one of: ${allowedValues?.join(', ')}.`
    case 'type':
      return `Must be ${[type].flat().join(' or ')}.`
    case 'format':
      return `Must be a valid ${format}.`
    case 'pattern':
      return 'Must have the form that the contract describes, without control characters.'
    default:
      return sentence(error.message ?? 'is not valid')
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace('NOT', 'not')}.`
}
