import { verifyAudit } from '#office/audit/verify-audit.ts'
import { joinDatabase } from '#platform/database/open-database.ts'
import { readConfig } from '#platform/settings/config.ts'
import { entities } from '../src/entities.ts'
import { seed } from '../src/seed.ts'

/** Walks over the audit trail, beside a running service or on its database alone; ends with 1 where it does not hold. */
try {
  const database = await joinDatabase(readConfig(process.env), { entities, seed })
  try {
    const verdict = await verifyAudit(database.orm)
    if (verdict.isWhole) {
      process.stdout.write(
        `All ${verdict.entries} entries hold. The last one has the hash ${verdict.hash}.\n`,
      )
    } else {
      process.stderr.write(
        `The trail does not hold from entry ${verdict.brokenAt} on: it was changed or removed.\n`,
      )
      process.exitCode = 1
    }
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
