import { resolve } from 'node:path'
import { restoreBackup } from '#office/backup/restore-backup.ts'
import { readConfig } from '#platform/settings/config.ts'
import { entities } from '../src/entities.ts'

/** Makes the database what it was when a backup was written, while no service runs on it. */
const args = process.argv.slice(2)
const folder = args.find((arg) => !arg.startsWith('-'))
try {
  if (folder === undefined || args.some((arg) => arg.startsWith('-') && arg !== '--overwrite'))
    throw new Error('Which backup? pnpm restore <folder of the backup> [--overwrite]')
  const isOverwriting = args.includes('--overwrite')
  const order = { folder: resolve(folder), isOverwriting, now: new Date() }
  const { at, tables, audit } = await restoreBackup(readConfig(process.env), entities, order)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(
    `Restored as of ${at}: ${rows} rows of ${tables.length} tables, the same as backed up.\n`,
  )
  process.stdout.write(
    `The ledger adds up; the audit trail holds, its last entry (${audit.entries}) has the hash ${audit.hash}.\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
