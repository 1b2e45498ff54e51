import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { columnsOf, OneMessage, type Columns, type Prepared } from './one-message.ts'
import { goesAhead, takerOf } from './goes-ahead.ts'

/** Our code holds far fewer different statements; should it ever build them without end, the rest go unprepared. */
const MOST_STATEMENTS = 500

/** What `pg` is asked: text and values, or an object of them, and perhaps a callback. */
type Query = (text: unknown, values?: unknown, ...more: unknown[]) => unknown

/** What is answered before the server was asked, or where nothing was to be asked. */
const NOTHING = { command: '', rowCount: 0, rows: [] }

const BEGIN: Prepared = { name: 'begin', text: 'begin', values: [] }
const COMMIT: Prepared = { name: 'commit', text: 'commit', values: [] }

/**
 * The connections of a pool.
 *
 * They prepare the statements that take values, under a name of their own: the server then parses and plans a statement once a
 * connection instead of every time, which was half of its work for our short statements (see the benchmark). Statements that may
 * be prepared name their columns: `select *` fails on a running process when a migration adds one.
 *
 * What nobody waits for goes along with what comes next, in one message (`OneMessage`): the beginning of a transaction, what was
 * given to `pipeline`, and what is asked together (`askTogether`). One in which nothing happened does not reach the server at all.
 *
 * A rollback that fails has nothing left to undo, as the server does it where a connection breaks off. It is taken for done:
 * otherwise the connection would never be given back, and the pool lose a place for good.
 */
export function preparingClient(): typeof pg.Client {
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_STATEMENTS) return known
    const name = `fiacre_${names.size}`
    names.set(text, name)
    return name
  }

  return class extends pg.Client {
    /** What the server has under its name, and what columns it answers with: they stay the same. */
    readonly #prepared = new Map<string, Columns>()
    #isInTransaction = false
    /** What goes ahead of the next statement, in order. */
    #ahead: Prepared[] = []

    override query: pg.Client['query'] = ((text: unknown, values?: unknown, ...more: unknown[]) => {
      if (text === 'begin') return this.#begin()
      if (text === 'commit') return this.#commit()
      if (text === 'rollback') return this.#rollback()
      const hasValues = typeof text === 'string' && Array.isArray(values) && values.length > 0
      const name = hasValues ? nameOf(text) : undefined
      if (name === undefined || more.length > 0) return this.#plain(text, values, ...more)
      const statement = { name, text: text as string, values: values as unknown[] }
      return this.#isInTransaction && goesAhead(statement.values)
        ? this.#later(statement)
        : this.#run(statement)
    }) as pg.Client['query']

    async #begin() {
      this.#isInTransaction = true
      this.#ahead = [BEGIN]
      return NOTHING
    }

    async #commit() {
      if (this.#isUnbegun()) this.#ahead = []
      else await this.#run(COMMIT)
      this.#isInTransaction = false
      return NOTHING
    }

    async #rollback() {
      const isUnbegun = this.#ahead.includes(BEGIN)
      this.#ahead = []
      this.#isInTransaction = false
      return isUnbegun ? NOTHING : (super.query('rollback') as Promise<unknown>).catch(() => NOTHING)
    }

    #isUnbegun(): boolean {
      return this.#ahead.length === 1 && this.#ahead[0] === BEGIN
    }

    async #later({ name, text, values }: Prepared) {
      this.#ahead.push({ name, text, values: values.map(prepareValue), take: takerOf(values) })
      return NOTHING
    }

    /** Without a name, such as a savepoint. */
    #plain(text: unknown, values?: unknown, ...more: unknown[]): unknown {
      const ask = super.query.bind(this) as Query
      if (this.#ahead.length === 0) return ask(text, values, ...more)
      const ahead = this.#takeAhead()
      return this.#apart(ahead).then(() => ask(text, values, ...more))
    }

    async #run(statement: Prepared): Promise<unknown> {
      const ahead = this.#takeAhead()
      if ([...ahead, statement].every(({ name }) => this.#prepared.has(name)))
        return this.#send(ahead, statement)
      await this.#apart(ahead)
      return this.#prepare(statement)
    }

    #takeAhead(): Prepared[] {
      const ahead = this.#ahead
      if (ahead.length > 0) this.#ahead = []
      return ahead
    }

    /** One after the other, each in a message of its own, so that each is known to be prepared. */
    async #apart(statements: readonly Prepared[]): Promise<void> {
      for (const statement of statements) {
        const result = await this.#prepare(statement)
        statement.take?.(result)
      }
    }

    async #prepare({ name, text, values }: Prepared): Promise<pg.QueryResult> {
      const result = await super.query({ name, text, values: [...values] })
      this.#prepared.set(name, columnsOf(result))
      return result
    }

    #send(ahead: readonly Prepared[], last: Prepared): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const done = (error: Error | null, result: pg.QueryResult) =>
          error ? reject(error) : resolve(result)
        super.query(new OneMessage(ahead, last, this.#prepared, done) as unknown as pg.Submittable)
      })
    }
  }
}
