/** What the rules export, by name. */
export type Rules = Readonly<Record<string, unknown>>

/** Small numbers as English prose writes them. */
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const FORMS = {
  number: String,
  words: (number: number) => WORDS[number] ?? String(number),
  time: (minutes: number) => (minutes === 60 ? 'an hour' : `${minutes} minutes`),
}

/**
 * The contract's text with the numbers of the rules where it names them: `{{CHANGES.saver.hoursBeforePickup}}`,
 * `{{RETENTION_YEARS in words}}` for "seven" and `{{RESET_LINK_VALID_MINUTES as time}}` for "an hour".
 * @throws Error for a name that is no number of the rules
 */
export function fillInNumbers(text: string, rules: Rules): string {
  return text.replace(
    /\{\{([\w.]+)(?: (?:in|as) (words|time))?\}\}/g,
    (_, path: string, form: 'words' | 'time' | undefined) => FORMS[form ?? 'number'](numberAt(path, rules)),
  )
}

function numberAt(path: string, rules: Rules): number {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value ? Reflect.get(value, name) : undefined),
      rules,
    )
  if (typeof found === 'number') return found
  throw new Error(`The contract names {{${path}}}, which is no number of @fiacre/sdk/rules.`)
}
