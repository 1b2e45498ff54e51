import { fieldErrors, type MessageId } from '@fiacre/sdk/rules'
import type { ProblemCode } from './problem-codes.ts'
import { Problem } from './problem.ts'

/** Rules whose breach has a code of its own; all others are RULE_VIOLATION. */
const CODES: { readonly [Id in MessageId]?: ProblemCode } = {
  linkNotAllowed: 'LINK_NOT_ALLOWED',
  underage: 'UNDERAGE',
  passwordsDoNotMatch: 'PASSWORDS_DO_NOT_MATCH',
  phoneInvalid: 'INVALID_PHONE',
  returnBeforePickup: 'RETURN_BEFORE_PICKUP',
}

/** Anything a schema of the rules can be asked. */
interface Schema {
  safeParse(value: unknown): Parameters<typeof fieldErrors>[0]
}

/**
 * Holds a body against the rules the forms use, with the same messages.
 * @param below where the body stands in the request, as a JSON pointer
 * @throws Problem RULE_VIOLATION, LINK_NOT_ALLOWED, UNDERAGE, PASSWORDS_DO_NOT_MATCH, INVALID_PHONE or RETURN_BEFORE_PICKUP
 */
export function assertRules(schema: Schema, body: unknown, below = ''): void {
  const broken = Object.entries(fieldErrors(schema.safeParse(body)))
  const [first] = broken
  if (!first) return
  const errors = broken.map(([field, rule]) => ({
    pointer: `${below}/${field}`,
    code: CODES[rule.id] ?? ('RULE_VIOLATION' as const),
    says: rule,
  }))
  throw new Problem(errors[0]?.code ?? 'RULE_VIOLATION', first[1], { errors })
}
