import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core'

interface Locked {
  row: object
  /** The row as the database has it. */
  stored: Record<string, unknown>
}

/** The rows that a transaction has locked to change them, by their table and key. */
const transactions = new WeakMap<object, Map<string, Locked>>()

function lockedIn(em: object): Map<string, Locked> {
  const locked = transactions.get(em) ?? new Map<string, Locked>()
  transactions.set(em, locked)
  return locked
}

/** The row that a transaction has under this name already: who locks it twice gets one row, not two that disagree. */
export function rememberLocked<Row extends object>(em: object, name: string, row: Row): Row {
  const locked = lockedIn(em)
  const known = locked.get(name)
  if (known) return known.row as Row
  locked.set(name, { row, stored: copyOf(row) })
  return row
}

/** The row that a transaction has locked under this name; undefined when it has not. */
export function lockedBefore<Row extends object>(em: object, name: string): Row | undefined {
  return transactions.get(em)?.get(name)?.row as Row | undefined
}

const copyOf = (row: object): Record<string, unknown> => ({ ...row })

/** What a locked row has that the database has not; it counts as written from now on. */
export function takeChanges(em: object, name: string, row: object): [name: string, value: unknown][] {
  const known = lockedIn(em).get(name)
  if (known?.row !== row) throw new Error(`${name} is saved in a transaction that has not locked it.`)
  const changed = changesOf(known)
  known.stored = copyOf(row)
  return changed
}

function changesOf({ row, stored }: Locked): [string, unknown][] {
  return Object.entries(row).filter(([name, value]) => !isSame(value, stored[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  return one === other
}

/** Refuses to commit while a locked row was changed and not saved: nothing is lost in silence. */
export class NoUnsavedRows implements EventSubscriber {
  beforeTransactionCommit({ em }: TransactionEventArgs): void {
    for (const [name, locked] of transactions.get(em) ?? []) {
      const left = changesOf(locked).map(([column]) => column)
      if (left.length > 0) throw new Error(`${name} was changed and not saved: ${left.join(', ')}.`)
    }
  }
}
