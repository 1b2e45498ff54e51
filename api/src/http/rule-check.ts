import { fieldErrors } from '@fiacre/sdk/rules'
import type { ProblemCode } from './problem-codes.ts'
import { Problem } from './problem.ts'

/** Rules whose breach has a code of its own; all others are RULE_VIOLATION. */
const CODES: Record<string, ProblemCode> = {
  'You must be at least 18 years old to register': 'UNDERAGE',
  "Passwords don't match": 'PASSWORDS_DO_NOT_MATCH',
  'Please enter a valid phone number for the selected country': 'INVALID_PHONE',
}

/** Anything a schema of the rules can be asked. */
interface Schema {
  safeParse(value: unknown): Parameters<typeof fieldErrors>[0]
}

/**
 * Holds a body against the rules the forms use, with the same messages.
 * @throws Problem RULE_VIOLATION, UNDERAGE, PASSWORDS_DO_NOT_MATCH or INVALID_PHONE
 */
export function assertRules(schema: Schema, body: unknown): void {
  const broken = Object.entries(fieldErrors(schema.safeParse(body)))
  const [first] = broken
  if (!first) return
  const errors = broken.map(([field, message]) => ({
    pointer: `#/${field}`,
    code: CODES[message] ?? ('RULE_VIOLATION' as const),
    message,
  }))
  throw new Problem(errors[0]?.code ?? 'RULE_VIOLATION', first[1], { errors })
}
