import { flushCompileCache } from 'node:module'
import pg from 'pg'

/**
 * Preloaded into a service under test (`node --import`): once armed over IPC with `{ crashAfter: n }`, the process kills
 * itself with SIGKILL when the n-th step has been answered by the database. A step is a change outside of a transaction, the
 * first change in one, and a commit: every point at which the world can have changed and the service does not know it yet.
 * After a read the world is what it was before; and of a transaction that was not committed nothing is left, however far it
 * had come (the histories of `money-model` die at each of its statements).
 */
interface Client {
  connectionParameters?: { application_name?: string }
}
type Query = (this: Client, ...args: unknown[]) => unknown

// The one that every connection of the service is made of.
const client = pg.Client.prototype as unknown as { query: Query }
const original = client.query
let remaining = Number.POSITIVE_INFINITY

process.on('message', (message: { crashAfter: number }) => {
  // Killed processes leave none of what they compiled to the next, unless they do now.
  flushCompileCache()
  remaining = message.crashAfter
  process.send?.({ armed: true })
})

client.query = function query(...args) {
  const result = original.apply(this, args)
  const isOwn = this.connectionParameters?.application_name !== 'fiacre-jobs'
  if (isOwn && isStep(this, args[0]) && result instanceof Promise) {
    return result.finally(() => {
      remaining -= 1
      if (remaining === 0) process.kill(process.pid, 'SIGKILL')
    })
  }
  return result
}

/** How many changes each open transaction has made. */
const changes = new WeakMap<Client, number>()

function isStep(client: Client, statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text)
  const [, word = ''] = /^\s*(\w+)/.exec(text.toLowerCase()) ?? []
  if (word === 'begin') changes.set(client, 0)
  if (word === 'begin' || word === 'select') return false
  const before = changes.get(client)
  if (word === 'commit' || word === 'rollback') {
    changes.delete(client)
    return word === 'commit' && before !== 0
  }
  if (before !== undefined) changes.set(client, before + 1)
  return before === undefined || before === 0
}
