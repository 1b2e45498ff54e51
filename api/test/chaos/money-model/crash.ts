import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import pg from 'pg'

/**
 * How a step dies: after so many statements. `dead`: the process is gone, its transaction is undone by the database; `cut`: the
 * connection is.
 */
export interface Death {
  afterStatements: number
  how: 'dead' | 'cut'
}

class Died extends Error {}

interface Scope {
  remaining: number
  how: Death['how']
  hasDied: boolean
}

type Query = (this: EventEmitter, ...args: unknown[]) => unknown

let died = 0
/** How many have died in this process. */
export const deaths = (): number => died

const scopes = new AsyncLocalStorage<Scope>()

/** Lets what runs in `dyingAt` die at its statement. @returns takes it back */
export function installDeath(): () => void {
  // The one that every connection of the service is made of.
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const send = prototype.query
  prototype.query = function query(...args) {
    const scope = scopes.getStore()
    // Before the first statement of a transaction there is nothing to undo.
    if (!scope || isText(args[0], /^\s*begin\b/i)) return send.apply(this, args)
    if (scope.hasDied && !isText(args[0], /^\s*rollback\b/i)) return refuse(args[0], new Died('dead before'))
    scope.remaining -= 1
    if (scope.remaining !== 0) return send.apply(this, args)
    scope.hasDied = true
    died += 1
    if (scope.how === 'cut') {
      // Breaks off here, so that the statement never runs; the pool has to know it before it lends the connection again. A transaction in which
      // a statement has failed takes no other than this one first.
      const ended = new Promise((resolve) => this.once('end', resolve))
      const cut = Promise.allSettled([
        send.call(this, 'rollback; select pg_terminate_backend(pg_backend_pid())'),
        ended,
      ]).then(() => refuse(args[0], new Died('cut')))
      return isMessage(args[0]) ? args[0] : cut
    }
    // The database has answered, and nobody is there to hear it.
    const dead = new Died('dead after')
    if (!isMessage(args[0])) return Promise.resolve(send.apply(this, args)).then(() => Promise.reject(dead))
    const { callback } = args[0]
    args[0].callback = () => callback(dead)
    return send.apply(this, args)
  }
  return () => {
    prototype.query = send
  }
}

/**
 * Runs something that dies on its way, and then runs it again, as whoever asked for it would. What can no longer die is run once.
 */
export async function dyingOnce<T>(death: Death | undefined, act: () => Promise<T>): Promise<T> {
  if (!death) return act()
  const scope: Scope = { remaining: death.afterStatements, how: death.how, hasDied: false }
  const first = await scopes.run(scope, () =>
    act().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  )
  if (scope.hasDied) return act()
  if ('error' in first) throw first.error
  return first.value
}

/** Statements in one message tell what becomes of them by a callback, others by a promise. */
interface Message {
  submit: unknown
  callback: (error: Error) => void
}

function isMessage(statement: unknown): statement is Message {
  return typeof statement === 'object' && statement !== null && 'submit' in statement
}

function refuse(statement: unknown, error: Error): unknown {
  if (!isMessage(statement)) return Promise.reject(error)
  statement.callback(error)
  return statement
}

function isText(statement: unknown, pattern: RegExp): boolean {
  const text = typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text)
  return pattern.test(text)
}
