import { parseArgs } from 'node:util'
import { OPTIONS, type Command } from './command.ts'

/** The commands, line by line. */
export function commandHelp<On>(commands: readonly Command<On>[]): string {
  return commands.map(({ usage, about }) => `  ${usage}\n      ${about}`).join('\n')
}

/** What is asked with `--help` after a command or a part of one: those that begin so, or all. Undefined where nobody asks. */
export function askedHelp<On>(
  commands: readonly Command<On>[],
  args: readonly string[],
  help: string,
): string | undefined {
  const asks = ['help', '--help', '-h']
  if (args.length > 0 && !args.some((arg, index) => asks.includes(arg) && (index === 0 || arg !== 'help')))
    return undefined
  const words = args.filter((arg) => !asks.includes(arg))
  // Words after the command's own are what it was given, such as a partner's name.
  const meant = commands.filter(({ usage }) => {
    const names = namesOf(usage)
    const shared = Math.min(names.length, words.length)
    return shared > 0 && names.slice(0, shared).every((name, index) => name === words[index])
  })
  return meant.length === 0 ? help : commandHelp(meant)
}

/**
 * Finds the command that was typed.
 * @throws Error with the help when there is none, or when it takes less than was typed
 */
export function findCommand<On>(
  commands: readonly Command<On>[],
  args: string[],
  help: string,
): (on: On, now: Date) => Promise<string> {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const command = commands.find(({ usage }) =>
    namesOf(usage).every((name, index) => positionals[index] === name),
  )
  if (!command) throw new Error(`There is no such command.\n\n${help}`)
  const words = positionals.slice(namesOf(command.usage).length)
  assertTaken(command.usage, words, Object.keys(values))
  return (on, now) => command.run(on, { words, options: values }, now)
}

/** What is left out in silence would be taken for done: the second key of `keys revoke`, the rest of a name. */
function assertTaken(usage: string, words: string[], options: string[]): void {
  const surplus = words.slice(usage.match(/<[^>]+>/g)?.length ?? 0)
  const unknown = options.filter((name) => !usage.includes(`--${name} `)).map((name) => `--${name}`)
  const [first] = [...surplus, ...unknown]
  if (first === undefined) return
  throw new Error(`The command does not take ${first}. Quote a name of several words.\n\n  ${usage}`)
}

/** `keys create <partner>` is found by "keys create". */
function namesOf(usage: string): string[] {
  return /^[a-z-]+(?: [a-z-]+)*/.exec(usage)?.[0].split(' ') ?? []
}
