import pg from 'pg'

/** Our code holds far fewer different statements; should it ever build them without end, the rest go unprepared. */
const MOST_STATEMENTS = 500

/** What `pg` is asked: text and values, or an object of them, and perhaps a callback. */
type Query = (text: unknown, values?: unknown, ...more: unknown[]) => unknown

/**
 * The connections of a pool, which prepare the statements that take values, under a name of their own: the server then parses
 * and plans a statement once a connection instead of every time, which was half of its work for our short statements (see the
 * benchmark). Statements that may be prepared name their columns: `select *` fails on a running process when a migration adds
 * one.
 */
export function preparingClient(): typeof pg.Client {
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < MOST_STATEMENTS) names.set(text, `fiacre_${names.size}`)
    return names.get(text)
  }

  return class extends pg.Client {
    override query: pg.Client['query'] = ((text: unknown, values?: unknown, ...more: unknown[]) => {
      const plain = super.query.bind(this) as Query
      const hasValues = typeof text === 'string' && Array.isArray(values) && values.length > 0
      const name = hasValues ? nameOf(text) : undefined
      return name === undefined ? plain(text, values, ...more) : plain({ name, text, values }, ...more)
    }) as pg.Client['query']
  }
}
