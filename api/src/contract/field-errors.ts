import type { ErrorObject } from 'ajv'
import type { FieldError } from '../http/problem.ts'

/** Validation errors in the words of the API: a pointer, a code, and a message that says what would fit. */
export function fieldErrors(
  errors: ErrorObject[] | null | undefined,
  pointer: (path: string) => string,
): FieldError[] {
  return (errors ?? []).slice(0, 20).map((error) => ({
    pointer: pointer(`${error.instancePath}${missingOrUnknown(error)}`),
    code: error.keyword,
    message: describe(error),
  }))
}

function missingOrUnknown(error: ErrorObject): string {
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>
  const name = missingProperty ?? additionalProperty
  return name === undefined ? '' : `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

function describe(error: ErrorObject): string {
  if (error.keyword === 'required') return 'This field is required.'
  if (error.keyword === 'additionalProperties') return 'This field is not known here.'
  if (error.keyword === 'enum')
    return `Must be one of: ${(error.params['allowedValues'] as unknown[]).join(', ')}.`
  const text = error.message ?? 'is not valid'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
