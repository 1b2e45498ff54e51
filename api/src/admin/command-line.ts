import type { Orm } from '../database/orm.ts'
import { commandHelp, findCommand } from './find-command.ts'
import { keyCommands } from './key-commands.ts'
import { pageCommands } from './page-commands.ts'
import { partnerCommands } from './partner-commands.ts'
import { promoCommands } from './promo-commands.ts'
import { reportCommands } from './report-commands.ts'

const COMMANDS = [...partnerCommands, ...pageCommands, ...keyCommands, ...promoCommands, ...reportCommands]

/** What can be typed, line by line. */
export function help(): string {
  return `Partners, their keys and pages, and promo codes:\n${commandHelp(COMMANDS)}\nA partner is named by id, subdomain or name.`
}

/**
 * Finds the command that was typed, before anything is opened.
 * @throws Error with the help when there is none, or when it takes less than was typed
 */
export function readCommand(args: string[]): (orm: Orm, now: Date) => Promise<string> {
  return findCommand(COMMANDS, args, help())
}
