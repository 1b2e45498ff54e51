import type { ErrorObject } from 'ajv'
import type { FieldError } from '../http/problem.ts'
import { errorWords } from './error-words.ts'

/** Longer names are the sender's invention; their beginning tells enough. */
const NAME_LENGTH = 80

/** As many as the contract lets an answer hold. */
const MAX_ERRORS = 100

/**
 * Validation errors in the words of the API: a pointer, a code, and a sentence that says what would fit. One for each
 * field, the first that was found: a date that is none breaks its pattern and its format.
 * @param place where the value stands: empty for a body, `/query`, `/path` or `/header` for parameters
 */
export function fieldErrors(errors: ErrorObject[] | null | undefined, place: string): FieldError[] {
  const byPointer = new Map<string, FieldError>()
  for (const error of errors ?? []) {
    const pointer = `${place}${error.instancePath}${missingOrUnknown(error)}`
    if (byPointer.has(pointer) || isOtherBranch(error)) continue
    if (error.keyword === 'oneOf' && [...byPointer.keys()].some((known) => known.startsWith(`${pointer}/`)))
      continue
    byPointer.set(pointer, { pointer, code: codeOf(error), says: errorWords(error) })
    if (byPointer.size === MAX_ERRORS) break
  }
  return [...byPointer.values()]
}

/** A value that may be a number or text is told what its own kind lacks, not that it is not the other. */
function isOtherBranch({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'type' && /\/oneOf\/\d+\/type$/.test(schemaPath)
}

/** What is of none of the kinds that a value may be has the wrong type. */
function codeOf({ keyword }: ErrorObject): string {
  return keyword === 'oneOf' ? 'type' : keyword
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
