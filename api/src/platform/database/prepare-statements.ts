/** `pg`'s query as Kysely calls it: text and values. */
type Query = (text: unknown, values?: unknown, ...more: unknown[]) => unknown

interface Pool {
  on(event: 'connect', listener: (client: { query: Query }) => void): unknown
}

/** Our code holds far fewer different statements; should it ever build them without end, the rest go unprepared. */
const MOST_STATEMENTS = 500

/**
 * Has every connection of a pool prepare the statements that take values, under a name of their own: the server then
 * parses and plans a statement once a connection instead of every time, which was half of its work for our short
 * statements (see the benchmark). Statements that may be prepared name their columns: `select *` fails on a running
 * process when a migration adds one.
 */
export function prepareStatements(pool: Pool): void {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < MOST_STATEMENTS) names.set(text, `fiacre_${names.size}`)
    return names.get(text)
  }
  pool.on('connect', (client) => {
    const plain = client.query.bind(client)
    client.query = (text, values, ...more) => {
      const hasValues = typeof text === 'string' && Array.isArray(values) && values.length > 0
      const name = hasValues ? nameOf(text) : undefined
      return name === undefined ? plain(text, values, ...more) : plain({ name, text, values }, ...more)
    }
  })
}
