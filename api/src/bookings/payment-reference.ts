import { sql } from 'kysely'

const PREFIX = 'booking:'

/** A booking as payments and the ledger call it: `booking:100001`. */
export function bookingReference(id: number): string {
  return `${PREFIX}${id}`
}

/** The booking that is called so. */
export function bookingIdOf(reference: string): number {
  return Number(reference.slice(PREFIX.length))
}

/** The same in a statement, of a column that holds a booking's id. */
export function referenceIn(column: string) {
  return sql<string>`${sql.lit(PREFIX)} || ${sql.ref(column)}`
}

/** What all bookings of a traveller are called: a subquery. */
export function referencesOf(userId: string) {
  return sql`select ${referenceIn('id')} from booking where user_id = ${userId}`
}
