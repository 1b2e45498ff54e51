import { SettingError } from '../settings/setting-error.ts'

/** Where the database is, in the words of a complaint. */
export interface Where {
  /** Such as `db.example:5432`, without a password. */
  server: string
  /** The data folder of the embedded server; undefined for a server of the operator's. */
  folder?: string | undefined
}

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])
const AWAY = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE$|08|57P)/
const UNTRUSTED = /CERT|SIGNATURE|^ERR_TLS/

/** What stands in the way of a start, and what to do, for what a database refuses a start with; undefined for a fault of ours. */
export function startRefusal(error: unknown, where: Where): SettingError | undefined {
  // It says already what is in the way; its cause may be no database's.
  if (error instanceof SettingError) return undefined
  for (const code of codesOf(error)) {
    const line = lineFor(code, where)
    if (line) return new SettingError(line, { cause: error })
  }
  return undefined
}

function lineFor(code: string, { server, folder }: Where): string | undefined {
  if (DISK_FULL.has(code)) return fullDisk(folder ?? `the database at ${server}`)
  if (folder) return undefined
  if (code === '28P01' || code === '28000') {
    return `The database at ${server} refuses the user or the password (${code}). Set the right ones in DATABASE_URL.`
  }
  if (code === '42501') {
    return `The user that DATABASE_URL names may not make what Fiacre needs at ${server}: its database, where there is none yet, and the tables in it. Create the database, owned by that user.`
  }
  if (code === '53300') {
    return `The database at ${server} has no connection left. Raise its max_connections, or end what else uses it.`
  }
  if (UNTRUSTED.test(code)) {
    return `The certificate of the database at ${server} is not trusted (${code}). Name its authority by sslrootcert in DATABASE_URL.`
  }
  return AWAY.test(code) ? away(server, code) : undefined
}

/** @param why such as `ECONNREFUSED` */
export function away(server: string, why: string): string {
  return `The database at ${server} cannot be reached (${why}). Start it, or set DATABASE_URL to one that runs.`
}

/** @param what a folder, or a database */
export function fullDisk(what: string): string {
  return `The disk of ${what} is full. Free some of it, or use another, and start again.`
}

/** The codes of an error and of what caused it: Node's, such as `ECONNREFUSED`, and SQLSTATEs. */
function* codesOf(error: unknown, depth = 4): Generator<string> {
  if (!(error instanceof Error) || depth === 0) return
  if ('code' in error && typeof error.code === 'string') yield error.code
  yield* codesOf(error.cause, depth - 1)
  // A name with several addresses fails with a list.
  if (error instanceof AggregateError) for (const one of error.errors) yield* codesOf(one, depth - 1)
}
