import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { SettingError } from '../../settings/setting-error.ts'
import { fullDisk } from '../start-refusal.ts'
import { canReach, type Account } from './account.ts'
import type { Binaries } from './binaries.ts'

export interface Cluster {
  /** The folder itself, as this process sees it. */
  folder: string
  /** The folder as PostgreSQL must be told: see `pathForServer`. */
  serverPath: string
  password: string
}

/** Creates the database cluster under the data folder on the first start, and finds it on every later one. */
export function prepareCluster(dataDir: string, binaries: Binaries, account: Account | undefined): Cluster {
  const folder = join(dataDir, 'postgres')
  const passwordFile = join(dataDir, 'postgres.password')
  if (!existsSync(join(folder, 'PG_VERSION')) || !existsSync(passwordFile)) {
    createCluster(folder, passwordFile, binaries, account)
  }
  return { folder, serverPath: pathForServer(folder, account), password: readFileSync(passwordFile, 'utf8') }
}

function createCluster(
  folder: string,
  passwordFile: string,
  binaries: Binaries,
  account: Account | undefined,
) {
  // A folder without its version file is a creation that was cut short: nothing in it can be used.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const handover = privateTemporaryFolder(account)
  try {
    const handoverFile = join(handover, 'password')
    writeFileSync(handoverFile, password, { mode: 0o600 })
    if (account) {
      chownSync(handoverFile, account.uid, account.gid)
      chownSync(folder, account.uid, account.gid)
    }
    const options = [
      '--username=fiacre',
      `--pwfile=${handoverFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ]
    const locale = [
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ]
    execFileSync(binaries.initdb, ['-D', pathForServer(folder, account), ...options, ...locale], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    writeFileSync(passwordFile, password, { mode: 0o600 })
  } catch (error) {
    throw new SettingError(whyNotMade(folder, error), { cause: error })
  } finally {
    rmSync(handover, { recursive: true, force: true })
  }
}

function whyNotMade(folder: string, error: unknown): string {
  const { stderr, code } = error as { stderr?: Buffer; code?: string }
  const said = stderr?.toString('utf8').trim() || code || 'unknown error'
  if (/No space left on device|ENOSPC/.test(said)) return fullDisk(folder)
  return `PostgreSQL could not make its files in ${folder}: ${said.split('\n')[0]} Set DATA_DIR to a folder that this user may write.`
}

/**
 * Under a folder that only root may enter, the account reaches the cluster through its own working directory:
 * we enter it while still root, and the kernel's link to it asks nothing of the folders above.
 */
function pathForServer(folder: string, account: Account | undefined): string {
  if (!account || canReach(folder, account)) return folder
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  throw new SettingError(
    `PostgreSQL does not run as root, and its account cannot enter ${folder}. Set DATA_DIR to a folder that every user may enter, or start Fiacre as an ordinary user.`,
  )
}

/** A folder for sockets and hand-overs: short, because a socket's path holds at most 107 bytes. */
export function privateTemporaryFolder(account: Account | undefined): string {
  const folder = mkdtempSync('/tmp/fiacre-pg-')
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}
