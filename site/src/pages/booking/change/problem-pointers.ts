import { FiacreError } from '@fiacre/sdk'

/** What a refusal says of single fields, by their JSON pointer without its first slash: `extras/luggage/suitcases`. */
export function problemPointers(error: unknown): Readonly<Partial<Record<string, string>>> {
  const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
  return Object.fromEntries(errors.map(({ pointer, message }) => [pointer.replace(/^#?\//, ''), message]))
}
