import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import type { TakeAnswer } from './goes-ahead.ts'

/** A statement that the connection keeps under a name, and what it is run with. */
export interface Prepared {
  name: string
  text: string
  values: readonly unknown[]
  take?: TakeAnswer
}

/** What `pg` has a statement write itself to. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  bind(message: { portal: string; statement: string; values: readonly unknown[] }): void
  execute(message: { portal: string; rows: number }): void
  sync(): void
}

/** What `pg` knows of an answer's columns once it has been told, and needs to read its rows. */
export type Columns = Pick<Result, 'fields' | '_parsers' | '_prebuiltEmptyResultObject'>

interface Result extends pg.QueryResult {
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

export function columnsOf(result: pg.QueryResult): Columns {
  const { fields, _parsers, _prebuiltEmptyResultObject } = result as Result
  return { fields, _parsers, _prebuiltEmptyResultObject }
}

/** The parts of `pg`'s own statement that its types leave out. */
interface Statement {
  name: string
  /** What is answered to the statement that is answered now; `pg` begins another for each that has one. */
  _result: Result
  _accumulateRows: boolean
  _checkForMultirow(): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

type Done = (error: Error | null, result: pg.QueryResult) => void

const PgStatement = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  done: (error: Error | null) => void,
) => Statement

/**
 * Statements that go to the server in one message, each of them prepared there before, so that nobody asks what columns it answers with. It
 * answers what the last one answers; of those ahead, each whose answer somebody takes has it taken as it comes. Where one fails, the server
 * skips those behind it.
 */
export class OneMessage extends PgStatement {
  readonly #statements: readonly Prepared[]
  readonly #columns: ReadonlyMap<string, Columns>
  #answered = 0
  #isBegun = false

  constructor(ahead: readonly Prepared[], last: Prepared, columns: ReadonlyMap<string, Columns>, done: Done) {
    super(last.text, last.values, (error) => done(error, this._result))
    this.name = last.name
    // `pg` has made what is ahead ready to be written when it was given.
    this.#statements = [...ahead, { ...last, values: last.values.map(prepareValue), take: () => {} }]
    this.#columns = columns
  }

  submit(wire: Wire): null {
    wire.stream.cork()
    try {
      for (const { name, values } of this.#statements) {
        wire.bind({ portal: '', statement: name, values })
        wire.execute({ portal: '', rows: 0 })
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  override handleDataRow(message: unknown): void {
    if (!this.#statements[this.#answered]?.take) return
    this.#beginAnswer()
    super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    const take = this.#statements[this.#answered]?.take
    if (take) {
      this.#beginAnswer()
      super.handleCommandComplete(message, wire)
      take(this._result)
    }
    this.#answered += 1
    this.#isBegun = false
  }

  #beginAnswer(): void {
    if (this.#isBegun) return
    this.#isBegun = true
    this._checkForMultirow()
    Object.assign(this._result, this.#columns.get(this.#statements[this.#answered]?.name ?? ''))
    this._accumulateRows = true
  }
}
