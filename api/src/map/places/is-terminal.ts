import type { PlaceRow } from './places.tables.ts'

/** Terminals are of their airport's kind and have no code; they are only ever found by their whole name. */
export function isTerminal({ kind, iata }: Pick<PlaceRow, 'kind' | 'iata'>): boolean {
  return kind === 'airport' && iata === null
}
