import { writeBackup } from '#office/backup/write-backup.ts'
import { joinDatabase } from '#platform/database/open-database.ts'
import { readConfig } from '#platform/settings/config.ts'
import { entities } from '../src/entities.ts'
import { seed } from '../src/seed.ts'

/** Writes a backup below a folder, beside a running service or on its database alone, and verifies it. */
const [below] = process.argv.slice(2)
try {
  if (below === undefined || below.startsWith('-'))
    throw new Error(
      'Where to? pnpm backup <folder>: a folder of the backup’s own is made in it, best on another disk.',
    )
  const config = readConfig(process.env)
  const database = await joinDatabase(config, { entities, seed })
  try {
    const source = { ...database, dataDir: config.dataDir }
    const { folder, manifest } = await writeBackup(source, below, new Date())
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const { audit, tables } = manifest
    process.stdout.write(`${folder}: ${rows} rows of ${tables.length} tables, written and read again.\n`)
    process.stdout.write(
      `The ledger adds up; the audit trail holds, its last entry (${audit.entries}) has the hash ${audit.hash}.\n`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
