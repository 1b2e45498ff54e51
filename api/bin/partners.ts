import { helpFor, readCommand } from '#office/cli/command-line.ts'
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
    const database = await joinDatabase(readConfig(process.env), { entities, seed })
    try {
      process.stdout.write(`${await run(database.orm, new Date())}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
