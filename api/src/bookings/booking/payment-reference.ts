import { sql } from 'kysely'

const PREFIX = 'booking:'

/** A booking as payments and the ledger call it: `booking:100001`. */
export function bookingReference(id: number): string {
  return `${PREFIX}${id}`
}

const CHANGE = 'change:'

/** A change of a booking, as payments call it. */
export function changeReference(id: string): string {
  return `${CHANGE}${id}`
}

/** The change that is called so; undefined for what is no change. */
export function changeIdOf(reference: string): string | undefined {
  return reference.startsWith(CHANGE) ? reference.slice(CHANGE.length) : undefined
}

/** The same in a statement, of a column that holds a booking's id. */
export function referenceIn(column: string) {
  return sql<string>`${sql.lit(PREFIX)} || ${sql.ref(column)}`
}
