import pg from 'pg'

/** Our code holds far fewer different statements; should it ever build them without end, the rest go unprepared. */
const MOST_STATEMENTS = 500

/** What `pg` is asked: text and values, or an object of them, and perhaps a callback. */
type Query = (text: unknown, values?: unknown, ...more: unknown[]) => unknown

/** Nothing was changed: what a rollback answers on a connection that is gone. */
const NOTHING = { command: 'ROLLBACK', rowCount: 0, rows: [] }

/**
 * The connections of a pool.
 *
 * They prepare the statements that take values, under a name of their own: the server then parses and plans a statement once a
 * connection instead of every time, which was half of its work for our short statements (see the benchmark). Statements that may
 * be prepared name their columns: `select *` fails on a running process when a migration adds one.
 *
 * A rollback that fails has nothing left to undo, as the server does it where a connection breaks off. It is taken for done:
 * otherwise the connection would never be given back, and the pool lose a place for good.
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
      if (name !== undefined) return plain({ name, text, values }, ...more)
      const asked = plain(text, values, ...more)
      return text === 'rollback' && asked instanceof Promise ? asked.catch(() => NOTHING) : asked
    }) as pg.Client['query']
  }
}
