import pg from 'pg'

/** A statement that the connection keeps under a name, and what it is run with. */
export interface Prepared {
  name: string
  text: string
  values: readonly unknown[]
}

/** What `pg` has a statement write itself to. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  bind(message: { portal: string; statement: string; values: readonly unknown[] }): void
  execute(message: { portal: string; rows: number }): void
}

/** The parts of `pg`'s own statement that its types leave out. */
interface Statement {
  name: string
  prepare(wire: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

type Done = (error: Error | null, result: pg.QueryResult) => void

const PgStatement = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  done: Done,
) => Statement

/**
 * Statements that go to the server in one message, each of them prepared there before. It answers what the last one answers. Where
 * one fails, the server skips those behind it.
 */
export class OneMessage extends PgStatement {
  readonly #ahead: readonly Prepared[]
  #left: number

  constructor(ahead: readonly Prepared[], last: Prepared, done: Done) {
    super(last.text, last.values, done)
    this.name = last.name
    this.#ahead = ahead
    this.#left = ahead.length
  }

  submit(wire: Wire): null {
    wire.stream.cork()
    try {
      for (const { name, values } of this.#ahead) {
        wire.bind({ portal: '', statement: name, values })
        wire.execute({ portal: '', rows: 0 })
      }
      this.prepare(wire)
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  /** Nobody asked those ahead what they return. */
  override handleDataRow(message: unknown): void {
    if (this.#left === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#left > 0) this.#left -= 1
    else super.handleCommandComplete(message, wire)
  }
}
