import { pino } from 'pino'
import { outboxHelpFor, readOutboxCommand } from '#office/cli/outbox-commands.ts'
import { entities } from '../src/entities.ts'
import { seed } from '../src/seed.ts'
import { readConfig } from '#platform/settings/config.ts'
import { joinDatabase } from '#platform/database/open-database.ts'
import { openDeadLetters } from '#platform/jobs/dead-letters.ts'

/** The command line for what was given up: beside a running service, or on its database alone. */
const args = process.argv.slice(2)
const help = outboxHelpFor(args)
if (help !== undefined) {
  process.stdout.write(`${help}\n`)
} else {
  try {
    const run = readOutboxCommand(args)
    const database = await joinDatabase(readConfig(process.env), { entities, seed })
    try {
      const jobs = await openDeadLetters(database.connection, pino({ level: 'silent' }))
      try {
        process.stdout.write(`${await run(jobs, new Date())}\n`)
      } finally {
        await jobs.close()
      }
    } finally {
      await database.close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
