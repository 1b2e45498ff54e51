import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openOrm } from '#platform/database/orm.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { entities } from '../../src/entities.ts'
import { seed } from '../../src/seed.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const kept = join(root, '.cache', 'seeded')

/** What a seeded database is made of. A start brings what is older than itself up to date, so this needs not be all. */
const SOURCES = [
  'pnpm-lock.yaml',
  'api/data/**/*',
  'api/src/seed.ts',
  'api/src/map/**/*',
  'api/src/platform/database/**/*',
  'api/src/platform/jobs/*',
]

/** Losing it to a power cut is fine. */
export const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  // Databases are copied within the kernel, a third cheaper.
  'file_copy_method=clone',
  // Databases live for seconds, and are to be read from memory by whoever asks: what goes on beside that is work for nobody.
  'autovacuum=off',
  'io_method=sync',
  'wal_level=minimal',
  'max_wal_senders=0',
]

/**
 * Puts a data folder there as the first start leaves it: places, roads, tables, and nobody in them. It is made once for all runs,
 * and made anew when what it is made of has changed.
 */
export async function copySeededFolder(to: string): Promise<void> {
  const folder = join(kept, hashOfSources())
  if (!existsSync(folder)) await make(folder)
  mkdirSync(to, { recursive: true })
  // With owners and modes, which PostgreSQL looks at.
  execFileSync('cp', ['-a', `${folder}/.`, to])
}

async function make(folder: string): Promise<void> {
  mkdirSync(kept, { recursive: true })
  const unfinished = mkdtempSync(join(kept, 'unfinished-'))
  const postgres = await startEmbeddedPostgres(unfinished, FAST)
  const orm = openOrm(postgres.connection, entities)
  await migrate(orm)
  await seed(orm, () => {})
  await orm.close()
  await (await startJobs(postgres.connection, pino({ level: 'silent' }))).stop()
  await postgres.stop()
  for (const older of readdirSync(kept).filter((name) => !name.startsWith('unfinished-')))
    rmSync(join(kept, older), { recursive: true, force: true })
  renameSync(unfinished, folder)
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of files.toSorted())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}
