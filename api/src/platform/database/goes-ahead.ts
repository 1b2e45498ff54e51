import type pg from 'pg'

/** What becomes of the answer to a statement that goes ahead of others; undefined where nobody needs it. */
export type TakeAnswer = ((result: Pick<pg.QueryResult, 'rows'>) => void) | undefined

/** The values of statements that wait for the next one to go along with (`pipeline`, `askTogether`), by which a connection knows them. */
const ahead = new WeakMap<readonly unknown[], TakeAnswer>()

export function noteAhead(values: readonly unknown[], take?: TakeAnswer): void {
  ahead.set(values, take)
}

export function goesAhead(values: readonly unknown[]): boolean {
  return ahead.has(values)
}

export function takerOf(values: readonly unknown[]): TakeAnswer {
  return ahead.get(values)
}
