import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { SettingError } from '../../settings/setting-error.ts'

/** An unprivileged system account that PostgreSQL runs as when we are root. */
export interface Account {
  uid: number
  gid: number
}

/** `postgres`, else `nobody`; undefined when we are not root and PostgreSQL can run as we do. */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = rows.find((row) => row.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new SettingError(
    'PostgreSQL does not run as root, and this system has neither a postgres nor a nobody account. Start Fiacre as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether the account may walk to a path; folders above it can be closed to everybody but root. */
export function canReach(path: string, account: Account): boolean {
  return spawnSync('/bin/ls', ['-d', path], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}
