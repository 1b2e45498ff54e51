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
import { sql } from 'kysely'
import { pino } from 'pino'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#platform/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openOrm } from '#platform/database/orm.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { readConfig } from '#platform/settings/config.ts'
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
  'api/test/support/seeded-folder.ts',
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
 * A data folder as the first start leaves it: places, roads, tables, queues, and nobody in them. It is made once for all runs,
 * and made anew when what it is made of has changed.
 */
export async function seededFolder(): Promise<string> {
  const folder = join(kept, hashOfSources())
  if (!existsSync(folder)) await make(folder)
  return folder
}

/** Puts the same there. */
export async function copySeededFolder(to: string): Promise<void> {
  const folder = await seededFolder()
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
  await addQueues(postgres.connection)
  await postgres.stop()
  for (const older of readdirSync(kept).filter((name) => !name.startsWith('unfinished-')))
    rmSync(join(kept, older), { recursive: true, force: true })
  renameSync(unfinished, folder)
}

/**
 * Adds the queues and the times of jobs, which a start looks through and makes where they are missing: a hundred statements that were a
 * third of each start. A service makes them on a copy; what else it leaves there, such as secrets, is every service's own.
 */
async function addQueues(connection: EmbeddedPostgres['connection']): Promise<void> {
  const { host, port, user, password, database } = connection
  // Nobody may be connected to what is copied.
  const server = openOrm({ ...connection, database: 'template1' }, entities, { max: 1 })
  await server.em.getConnection().execute(`create database trial template ${database} strategy file_copy`)
  const DATABASE_URL = `postgresql://${user}:${password}@/trial?host=${encodeURIComponent(host)}&port=${port}`
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATABASE_URL, DATA_DIR: kept }
  // Loaded here alone: nearly every run finds a folder that is made.
  const { runService } = await import('../../src/service.ts')
  await (await runService(readConfig(settings), () => {})).stop()
  const trial = openOrm({ ...connection, database: 'trial' }, entities, { max: 1 })
  const seeded = openOrm(connection, entities, { max: 1 })
  for (const table of [sql.table('jobs.queue'), sql.table('jobs.schedule')]) {
    const made = sql<{ rows: unknown }>`select json_agg(t) as rows from ${table} t`
    const { rows } = await made.execute(trial.em.fork().getKysely())
    await sql`
      insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows[0]?.rows)})
      on conflict do nothing`.execute(seeded.em.fork().getKysely())
  }
  await seeded.close()
  await trial.close()
  await server.em.getConnection().execute('drop database trial')
  await server.close()
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
