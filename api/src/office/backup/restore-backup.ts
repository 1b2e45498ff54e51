import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import type pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import { migrations } from '#platform/database/migrations/index.ts'
import { openServer } from '#platform/database/open-database.ts'
import type { Entities } from '#platform/database/orm.ts'
import { openQueue } from '#platform/jobs/job-queue.ts'
import type { Config } from '#platform/settings/config.ts'
import { SettingError } from '#platform/settings/setting-error.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { assertMayBeReplaced, emptyDatabase } from './empty-database.ts'
import { loadInto } from './load-tables.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { copyFiles } from './other-files.ts'
import { openClient, rowsOf } from './snapshot-client.ts'
import { ledgerOf } from './tables.ts'
import { verifyFiles } from './verify-files.ts'
import { record, type BackupSource } from './write-backup.ts'

export interface RestoreOrder {
  folder: string
  /** Replaces a database that has data: it is gone then. */
  isOverwriting: boolean
  now: Date
}

/**
 * Makes the database what it was when a backup was written: its tables by the migrations of then, its rows, its numbers; then the
 * migrations since. What was restored is held against the backup before anything is committed, and ledger and audit trail at the end.
 * @throws SettingError where the backup is damaged or of a later release, the service runs, or there is data that was not to be replaced
 */
export async function restoreBackup(
  config: Config,
  entities: Entities,
  { folder, isOverwriting, now }: RestoreOrder,
): Promise<Manifest> {
  const manifest = readManifest(folder)
  await verifyFiles(folder, manifest)
  assertKnown(manifest)
  const server = await openServer(config, entities)
  try {
    await restoreInto({ ...server, dataDir: resolve(config.dataDir) }, manifest, {
      folder,
      isOverwriting,
      now,
    })
  } finally {
    await server.close()
  }
  return manifest
}

async function restoreInto(
  { orm, connection, dataDir }: BackupSource,
  manifest: Manifest,
  { folder, isOverwriting, now }: RestoreOrder,
): Promise<void> {
  const client = await openClient(connection)
  try {
    await assertMayBeReplaced(client, isOverwriting)
    const paths = manifest.files.map(({ path }) => path)
    assertFree(paths, dataDir, isOverwriting)
    await emptyDatabase(client)
    await orm.migrator.up({ migrations: manifest.migrations })
    const queue = await openQueue(connection, pino({ level: 'silent' }))
    await queue.stop({ graceful: false })
    await assertSameQueue(client, manifest)
    await loadInto(client, manifest, folder)
    await migrate(orm)
    const [ledger, audit] = [await ledgerOf(client), await verifyAudit(orm)]
    const isLedger = !ledger.isOff && ledger.owedCents === manifest.ledger.owedCents
    if (!isLedger) throw new Error('The ledger that was restored is not the one that was backed up.')
    if (!audit.isWhole || audit.hash !== manifest.audit.hash)
      throw new Error('The audit trail that was restored is not the one that was backed up.')
    copyFiles(paths, join(folder, 'files'), dataDir)
    await record(orm, 'restore', manifest, now)
  } finally {
    await client.end()
  }
}

/** A later release's tables may hold what this one cannot read. */
function assertKnown(manifest: Manifest): void {
  const known = new Set(migrations.map(({ name }) => name))
  const later = manifest.migrations.find((name) => !known.has(name))
  if (later === undefined) return
  throw new SettingError(
    `The backup was written by a later release of Fiacre (${manifest.version}): this one does not know its ${later}. Restore it with that release.`,
  )
}

async function assertSameQueue(client: pg.Client, { queueVersion, version }: Manifest): Promise<void> {
  const [queue] = await rowsOf<{ version: number }>(client, 'select version from jobs.version')
  if (Number(queue?.version) === queueVersion) return
  throw new SettingError(
    `The backup holds jobs of another version of the queue. Restore it with release ${version}, and start this one on it then.`,
  )
}

function assertFree(paths: readonly string[], dataDir: string, isOverwriting: boolean): void {
  const there = paths.find((path) => existsSync(join(dataDir, path)))
  if (there !== undefined && !isOverwriting)
    throw new SettingError(`${join(dataDir, there)} is there already. With --overwrite it is replaced.`)
}
