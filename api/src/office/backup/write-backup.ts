import { IsolationLevel } from '@mikro-orm/core'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import manifestOfApi from '../../../package.json' with { type: 'json' }
import type { Connection, Orm } from '#platform/database/orm.ts'
import { insertRow } from '#platform/database/rows.ts'
import { SettingError } from '#platform/settings/setting-error.ts'
import { verifyTrail } from '../audit/verify-audit.ts'
import { BackupRecord } from './backup-record.entity.ts'
import { FORMAT, type Manifest, type TableInBackup } from './manifest.ts'
import { copyFiles, otherFiles } from './other-files.ts'
import { openClient, rowsOf } from './snapshot-client.ts'
import { digestOf, keptSequences, keptTables, ledgerOf } from './tables.ts'
import { writeTable } from './table-files.ts'
import { verifyFiles } from './verify-files.ts'

/** What is backed up, beside a running service or on its own. */
export interface BackupSource {
  orm: Orm
  connection: Connection
  dataDir: string
}

/**
 * Writes all that there is at one moment into a new folder below another, reads it again, and records it.
 * @returns the folder, and what it says of itself
 * @throws SettingError where the folder is there already; Error where ledger or audit trail do not hold, which no backup may hide
 */
export async function writeBackup(
  source: BackupSource,
  below: string,
  now: Date,
): Promise<{ folder: string; manifest: Manifest }> {
  const folder = join(resolve(below), `fiacre-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  if (existsSync(folder)) throw new SettingError(`${folder} is there already.`)
  // Whatever ends it half-way leaves nothing that looks like a backup.
  const unfinished = `${folder}.unfinished`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    const manifest = await writeInto(source, unfinished, now)
    writeFileSync(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    })
    await verifyFiles(unfinished, manifest)
    renameSync(unfinished, folder)
    await record(source.orm, 'backup', manifest, now)
    return { folder, manifest }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function writeInto(source: BackupSource, folder: string, now: Date): Promise<Manifest> {
  const client = await openClient(source.connection)
  try {
    await client.query('begin isolation level repeatable read read only')
    const ledger = await ledgerOf(client)
    if (ledger.isOff)
      throw new Error('The ledger has postings that do not add up to zero: look into it before a backup.')
    const audit = await auditAtThatMoment(source.orm, client)
    const tables: TableInBackup[] = []
    for (const table of await keptTables(client)) {
      const file = `${table.schema}.${table.name}.copy.gz`
      const sums = await writeTable(client, table, join(folder, file))
      tables.push({ ...table, file, ...sums, ...(await digestOf(client, table)) })
    }
    const migrations = await rowsOf<{ name: string }>(
      client,
      'select name from mikro_orm_migrations order by id',
    )
    const [queue] = await rowsOf<{ version: number }>(client, 'select version from jobs.version')
    return {
      format: FORMAT,
      version: manifestOfApi.version,
      at: now.toISOString(),
      migrations: migrations.map(({ name }) => name),
      queueVersion: queue?.version ?? 0,
      tables,
      // Read last: numbers that are given out meanwhile are not given out again.
      sequences: await keptSequences(client, tables),
      audit,
      ledger: { entries: ledger.entries, owedCents: ledger.owedCents },
      files: copyFiles(otherFiles(source.dataDir), source.dataDir, join(folder, 'files')),
    }
  } finally {
    await client.end()
  }
}

/** Walks over the audit trail as the client's transaction sees it. */
async function auditAtThatMoment(orm: Orm, client: pg.Client): Promise<Manifest['audit']> {
  const [snapshot] = await rowsOf<{ id: string }>(client, 'select pg_export_snapshot() as id')
  const verdict = await orm.em.fork().transactional(
    async (em) => {
      await sql`set transaction snapshot ${sql.lit(snapshot?.id ?? '')}`.execute(em.getKysely())
      return verifyTrail(em)
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ },
  )
  if (verdict.isWhole) return { entries: verdict.entries, hash: verdict.hash }
  throw new Error(
    `The audit trail does not hold from entry ${verdict.brokenAt} on: look into it before a backup.`,
  )
}

/** Writes down that it was done, for the page on health. */
export async function record(
  orm: Orm,
  kind: 'backup' | 'restore',
  { tables }: Manifest,
  now: Date,
): Promise<void> {
  const total = (of: 'rows' | 'bytes') => tables.reduce((sum, table) => sum + table[of], 0)
  await insertRow(orm.em.fork(), BackupRecord, {
    id: randomUUID(),
    kind,
    at: now,
    rowCount: total('rows'),
    byteCount: total('bytes'),
  })
}
