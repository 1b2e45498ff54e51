import { parseArgs } from 'node:util'
import type { Orm } from '../database/orm.ts'
import { OPTIONS, type Command } from './command.ts'
import { keyCommands } from './key-commands.ts'
import { pageCommands } from './page-commands.ts'
import { partnerCommands } from './partner-commands.ts'
import { promoCommands } from './promo-commands.ts'
import { reportCommands } from './report-commands.ts'

const COMMANDS = [...partnerCommands, ...pageCommands, ...keyCommands, ...promoCommands, ...reportCommands]

/** What can be typed, line by line. */
export function help(): string {
  const lines = COMMANDS.map(({ usage, about }) => `  ${usage}\n      ${about}`)
  return `Partners, their keys and pages, and promo codes:\n${lines.join('\n')}\nA partner is named by id, subdomain or name.`
}

/**
 * Finds the command that was typed, before anything is opened.
 * @throws Error with the help when there is none, or when it takes less than was typed
 */
export function readCommand(args: string[]): (orm: Orm, now: Date) => Promise<string> {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const command = COMMANDS.find((one) => namesOf(one).every((name, index) => positionals[index] === name))
  if (!command) throw new Error(`There is no such command.\n\n${help()}`)
  const words = positionals.slice(namesOf(command).length)
  assertTaken(command, words, Object.keys(values))
  return (orm, now) => command.run(orm, { words, options: values }, now)
}

/** What is left out in silence would be taken for done: the second key of `keys revoke`, the rest of a name. */
function assertTaken({ usage }: Command, words: string[], options: string[]): void {
  const surplus = words.slice(usage.match(/<[^>]+>/g)?.length ?? 0)
  const unknown = options.filter((name) => !usage.includes(`--${name} `)).map((name) => `--${name}`)
  const [first] = [...surplus, ...unknown]
  if (first === undefined) return
  throw new Error(`The command does not take ${first}. Quote a name of several words.\n\n  ${usage}`)
}

/** `keys create <partner>` is found by "keys create". */
function namesOf({ usage }: Command): string[] {
  return /^[a-z-]+(?: [a-z-]+)*/.exec(usage)?.[0].split(' ') ?? []
}
