import { sumsOfFigures } from '#office/figures/compare-figures.ts'
import { forgetFigures, reckonFigures } from '#office/figures/reckon-figures.ts'
import { joinDatabase } from '#platform/database/open-database.ts'
import { readConfig } from '#platform/settings/config.ts'
import { entities } from '../src/entities.ts'
import { seed } from '../src/seed.ts'

/** Makes the figures of the back office anew and compares them with the ledger; ends with 1 where they differ. */
try {
  const database = await joinDatabase(readConfig(process.env), { entities, seed })
  try {
    await forgetFigures(database.orm)
    await reckonFigures(database.orm, new Date())
    const { figureCents, ledgerCents } = await sumsOfFigures(database.orm)
    const isRight = figureCents === ledgerCents
    process.stdout.write(
      `The figures say ${figureCents} cents of revenue, tests included, the ledger ${ledgerCents}.\n`,
    )
    process.exitCode = isRight ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
