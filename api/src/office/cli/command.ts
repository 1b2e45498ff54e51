import type { Orm } from '#platform/database/orm.ts'

/** What was typed after a command: the words, and the options by name. */
export interface Typed {
  words: string[]
  options: Partial<Record<OptionName, string>>
}

/** Every option of every command takes a value. */
export const OPTIONS = [
  'accent',
  'amount',
  'before',
  'classes',
  'from',
  'kind',
  'logo',
  'mail',
  'max-uses',
  'max-uses-per-traveller',
  'mode',
  'name',
  'overlap-hours',
  'partner',
  'percent',
  'scopes',
  'subdomain',
  'types',
  'until',
] as const

export type OptionName = (typeof OPTIONS)[number]

/** A command of a command line, on the database or on what else it is given. */
export interface Command<On = Orm> {
  /** As it is typed: `keys create <partner>`. */
  usage: string
  about: string
  /** @returns what is printed */
  run(on: On, typed: Typed, now: Date): Promise<string>
}

/** @throws Error naming what is missing */
export function word(typed: Typed, index: number, what: string): string {
  const value = typed.words[index]
  if (value === undefined) throw new Error(`Which ${what}? Add it to the command.`)
  return value
}

/** @throws Error when the option is no whole number */
export function wholeNumber(typed: Typed, name: OptionName): number | undefined {
  const text = typed.options[name]
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Error(`--${name} takes a whole number, not "${text}".`)
}

/** @throws Error when the option is none of what it may be; left out, it is the first */
export function oneOf<Value extends string>(
  typed: Typed,
  name: OptionName,
  known: readonly [Value, ...Value[]],
): Value {
  const text = typed.options[name] ?? known[0]
  const value = known.find((one) => one === text)
  if (value === undefined) throw new Error(`--${name} takes ${known.join(' or ')}, not "${text}".`)
  return value
}

/** A day, or a moment with its zone. @throws Error when it cannot be read */
export function moment(typed: Typed, name: OptionName): Date | undefined {
  const text = typed.options[name]
  if (text === undefined) return undefined
  const date = new Date(text)
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(date.getTime())) return date
  throw new Error(`--${name} takes a day such as 2026-12-31, or a moment such as 2026-12-31T18:00Z.`)
}

type Cell = string | number | boolean | readonly string[] | null

/** Rows under their names, in columns. */
export function table(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const [first] = rows
  if (!first) return 'none'
  const names = Object.keys(first)
  const cells = [names, ...rows.map((row) => names.map((name) => shown(row[name])))]
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Campaigns come from addresses that anybody may write: nothing in them is to steer the terminal that shows them. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

function shown(value: Cell | undefined): string {
  const text = typeof value === 'object' ? value?.join(' ') : value
  return String(text ?? '').replaceAll(STEERING, '\uFFFD') || '-'
}
