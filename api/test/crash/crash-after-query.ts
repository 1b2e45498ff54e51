import { createRequire, flushCompileCache } from 'node:module'

/**
 * Preloaded into a service under test (`node --import`): once armed over IPC with `{ crashAfter: n }`, the
 * process kills itself with SIGKILL when the n-th statement that changes something has been answered by the database. That
 * is every point at which the world can have changed and the service does not know it yet; after a read the world is what it
 * was before.
 */
interface Client {
  connectionParameters?: { application_name?: string }
}
type Query = (this: Client, ...args: unknown[]) => unknown

const orm = createRequire(import.meta.resolve('@mikro-orm/postgresql'))
const { Client } = orm('pg') as { Client: { prototype: { query: Query } } }
const original = Client.prototype.query
let remaining = Number.POSITIVE_INFINITY

process.on('message', (message: { crashAfter: number }) => {
  // Killed processes leave none of what they compiled to the next, unless they do now.
  flushCompileCache()
  remaining = message.crashAfter
  process.send?.({ armed: true })
})

Client.prototype.query = function query(...args) {
  const result = original.apply(this, args)
  const isOwn = this.connectionParameters?.application_name !== 'fiacre-jobs'
  if (isOwn && !isRead(args[0]) && result instanceof Promise) {
    return result.finally(() => {
      remaining -= 1
      if (remaining === 0) process.kill(process.pid, 'SIGKILL')
    })
  }
  return result
}

function isRead(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text)
  return /^\s*(select|begin)\b/i.test(text)
}
