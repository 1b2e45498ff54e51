import type { Command, Typed } from './command.ts'
import { askedHelp, commandHelp, findCommand } from './find-command.ts'
import { keyCommands } from './key-commands.ts'
import { pageCommands } from './page-commands.ts'
import { partnerCommands } from './partner-commands.ts'
import { promoCommands } from './promo-commands.ts'
import { reportCommands } from './report-commands.ts'
import type { PartnerDesk } from './partner-desk.ts'
import { webhookCommands } from './webhook-commands.ts'

const ON_DATABASE = [...partnerCommands, ...pageCommands, ...keyCommands, ...promoCommands, ...reportCommands]

const COMMANDS: Command<PartnerDesk>[] = [
  ...ON_DATABASE.map((command) => ({
    ...command,
    run: ({ orm }: PartnerDesk, typed: Typed, now: Date) => command.run(orm, typed, now),
  })),
  ...webhookCommands,
]

/** What can be typed, line by line. */
function help(): string {
  return `Partners, their keys, pages and webhooks, and promo codes:\n${commandHelp(COMMANDS)}\nA partner is named by id, subdomain or name.`
}

/** The help that was asked for: of everything, or of the command before `--help`. */
export function helpFor(args: readonly string[]): string | undefined {
  return askedHelp(COMMANDS, args, help())
}

/**
 * Finds the command that was typed, before anything is opened.
 * @throws Error with the help when there is none, or when it takes less than was typed
 */
export function readCommand(args: string[]): (desk: PartnerDesk, now: Date) => Promise<string> {
  return findCommand(COMMANDS, args, help())
}
