import pg from 'pg'
import type { Connection } from '#platform/database/orm.ts'

/** How values are written as text, whatever the server's own settings: what is written is read again as it was. */
const AS_WRITTEN = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set standard_conforming_strings = on`

/** A connection of one's own, whose transaction sees one moment and whose tables come and go as streams. */
export async function openClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client('url' in connection ? { connectionString: connection.url } : connection)
  await client.connect()
  await client.query(AS_WRITTEN)
  return client
}

/** The rows of a statement. */
export async function rowsOf<Row extends object>(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await client.query<Row>(text, values)).rows
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const tableName = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`

export const columnList = ({ columns }: { columns: readonly string[] }): string =>
  columns.map(quoted).join(', ')
