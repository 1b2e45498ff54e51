import type { DeadLetter, DeadLetters } from '#platform/jobs/dead-letters.ts'
import { SEND_MAIL } from '#platform/mail/mail.service.ts'
import { table, word, type Command, type Typed } from './command.ts'
import { askedHelp, commandHelp, findCommand } from './find-command.ts'

/** The kinds that say what their jobs are about. */
const KINDS = [SEND_MAIL]

const commands: Command<DeadLetters>[] = [
  {
    usage: 'list',
    about: 'everything that was given up, with its recipient and the reason; never a link',
    async run(jobs) {
      const rows = await jobs.parked(KINDS)
      return table(
        rows.map(({ parkedAt, ...row }) => ({ ...row, 'parked at': parkedAt.toISOString().slice(0, 16) })),
      )
    },
  },
  {
    usage: 'retry <id|all>',
    about: 'lets it be tried again, from the start',
    async run(jobs, typed) {
      const chosen = await choose(jobs, typed)
      for (const { id } of chosen) await jobs.retryDeadLetters(id)
      return `${chosen.length} will be tried again`
    },
  },
  {
    usage: 'drop <id>',
    about: 'forgets it: it will never be sent',
    async run(jobs, typed) {
      for (const { id } of await choose(jobs, typed, [])) await jobs.dropDeadLetters(id)
      return 'dropped'
    },
  },
]

/** @throws Error when no parked job has the id that was typed */
async function choose(jobs: DeadLetters, typed: Typed, several = ['all']): Promise<DeadLetter[]> {
  const name = word(typed, 0, 'id')
  const parked = await jobs.parked(KINDS)
  if (several.includes(name)) return parked
  const found = parked.filter(({ id }) => id === name)
  if (found.length === 0) throw new Error(`Nothing with the id ${name} was given up. "list" shows what was.`)
  return found
}

/** What can be typed, line by line. */
function outboxHelp(): string {
  return `What the service has given up sending:\n${commandHelp(commands)}`
}

/** Finds the command that was typed. @throws Error with the help when there is none */
export function readOutboxCommand(args: string[]): (jobs: DeadLetters, now: Date) => Promise<string> {
  return findCommand(commands, args, outboxHelp())
}

/** The help that was asked for: of everything, or of the command before `--help`. */
export function outboxHelpFor(args: readonly string[]): string | undefined {
  return askedHelp(commands, args, outboxHelp())
}
