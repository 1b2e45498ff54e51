import { FiacreError } from '@fiacre/sdk'
import { ruleOf } from '@fiacre/sdk/rules'
import type { TextRef } from '@fiacre/widget/locales'

/**
 * What the service found wrong with single fields of what was sent, by field; empty when the problem lies elsewhere.
 * A pointer is that of a JSON document, with or without its leading `#`.
 */
export function problemFields(error: unknown, fields: readonly string[]): Readonly<Record<string, TextRef>> {
  const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
  const named = errors.map(
    (each) => [each.pointer.replace(/^#?\//, ''), ruleOf(each) ?? each.message] as const,
  )
  return Object.fromEntries(named.filter(([name]) => fields.includes(name)))
}
