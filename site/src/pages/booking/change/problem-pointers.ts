import { FiacreError } from '@fiacre/sdk'
import { ruleOf } from '@fiacre/sdk/rules'
import type { TextRef } from '@fiacre/widget/locales'

/** What a refusal says of single fields, by their JSON pointer without its first slash: `extras/luggage/suitcases`. */
export function problemPointers(error: unknown): Readonly<Partial<Record<string, TextRef>>> {
  const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
  return Object.fromEntries(
    errors.map((each) => [each.pointer.replace(/^#?\//, ''), ruleOf(each) ?? each.message]),
  )
}
