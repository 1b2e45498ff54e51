import { parse } from 'pg-connection-string'
import { SettingError } from '../settings/setting-error.ts'

const KNOWN_FORMS = /^(postgres(ql)?:\/\/|socket:\/|\/)/

/**
 * Reads an address as `pg` does: sockets by `?host=/path`, TLS by `?sslmode=`.
 * @throws SettingError without the address in it, which may hold a password
 */
export function readAddress(url: string) {
  const { host, port, user, password, database, ssl } = parsed(url)
  return {
    host: host ?? 'localhost',
    port: Number(port || 5432),
    user: user ?? 'postgres',
    password: password ?? '',
    database: database ?? 'postgres',
    ssl: typeof ssl === 'string' ? undefined : ssl,
  }
}

/**
 * What a complaint may call the server of an address. An address that was written wrongly may have its password anywhere
 * but in its place, so only one that names a user before its one `@` is repeated, without user and password.
 */
export function shownServer(url: string): string {
  const place =
    /^[a-z]+:\/\/[^:@/?#]+(?::[^@/?#]*)?@([\w.-]*|\[[\d:a-f]+\])(:\d+)?\/[\w-]*(?:\?[^@]*)?$/.exec(url)
  const { host, port } = readAddress(url)
  return place || !url.includes('@')
    ? `${host}${host.startsWith('/') ? '' : `:${port}`}`
    : 'the address in DATABASE_URL'
}

function parsed(url: string) {
  try {
    if (!KNOWN_FORMS.test(url)) throw new TypeError('another form')
    return parse(url)
  } catch (error) {
    throw new SettingError(
      'DATABASE_URL is no address of a PostgreSQL server. Write postgres://user:password@host:5432/database, with %2F for a / in the password, %23 for a # and %3F for a ?.',
      { cause: error },
    )
  }
}
