import { FiacreError } from '@fiacre/sdk'

/**
 * What the service found wrong with single fields of what was sent, by field; empty when the problem lies elsewhere.
 * A pointer is that of a JSON document, with or without its leading `#`.
 */
export function problemFields(error: unknown, fields: readonly string[]): Readonly<Record<string, string>> {
  const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
  const named = errors.map(({ pointer, message }) => [pointer.replace(/^#?\//, ''), message] as const)
  return Object.fromEntries(named.filter(([name]) => fields.includes(name)))
}
