import { helpFor, readCommand } from '#office/cli/command-line.ts'
import { openPartnerDesk } from '#office/cli/partner-desk.ts'
import { entities } from '../src/entities.ts'
import { seed } from '../src/seed.ts'
import { readConfig } from '#platform/settings/config.ts'
import { joinDatabase } from '#platform/database/open-database.ts'

/** The command line for partners: beside a running service, or on its database alone. */
const args = process.argv.slice(2)
const help = helpFor(args)
if (help !== undefined) {
  process.stdout.write(`${help}\n`)
} else {
  try {
    const run = readCommand(args)
    const config = readConfig(process.env)
    const database = await joinDatabase(config, { entities, seed })
    try {
      process.stdout.write(`${await run(await openPartnerDesk(database.orm, config), new Date())}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
