import { pino } from 'pino'
import { outboxHelpFor, readOutboxCommand } from './admin/outbox-commands.ts'
import { readConfig } from './config.ts'
import { joinDatabase } from './database/open-database.ts'
import { openParkedJobs } from './jobs/parked-jobs.ts'

/** The command line for what was given up: beside a running service, or on its database alone. */
const args = process.argv.slice(2)
const help = outboxHelpFor(args)
if (help !== undefined) {
  process.stdout.write(`${help}\n`)
} else {
  try {
    const run = readOutboxCommand(args)
    const database = await joinDatabase(readConfig(process.env))
    try {
      const jobs = await openParkedJobs(database.connection, pino({ level: 'silent' }))
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
