import { sql, type RawBuilder } from 'kysely'

/** From where to where a booking goes, in a line: "Geneva – Chamonix", or "Geneva – 4 h" for a car by the hour. @param alias the table's name in the query */
export function wayOf(alias: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`${column('pickup_location')} || ' – ' || coalesce(${column('duration_hours')} || ' h', ${column('destination')})`
}
