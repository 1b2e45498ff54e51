import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { HORIZON_DAYS, MAX_PASSENGERS, MIN_PASSENGERS } from '../sdk/src/rules/limits.ts'

// A number of the business is written once, in `sdk/src/rules`: texts name it, and code fills it in. `rule-numbers.test.ts` changes each.

const root = resolve(import.meta.dirname, '..')

/** The lines of files that match, without those that only comment, as `file: line`. */
function linesIn(
  pattern: string,
  without = /\.(test|stories|data)\.|\/(generated|testing|migrations)\//,
): string[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !without.test(file) && !file.includes('node_modules'))
    .flatMap((file) =>
      readFileSync(resolve(root, file), 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => !/^(\/\/|\/?\*|#)/.test(line))
        .map((line) => `${file}: ${line}`),
    )
}

const textOf = (line: string) => line.slice(line.indexOf(': ') + 2)

/** Digits in texts that are none of a rule. */
const NO_RULE: readonly (readonly [digits: RegExp, why: string])[] = [
  [/\(F8\)/, 'a key'],
  [/"date\.firstOfMonth"/, 'a day'],
  [/"notFound\.code"/, 'a status of HTTP'],
  [/LX 1375/, 'an example of a flight'],
  [/25[.,]00/, 'an example of an amount'],
  [/"shell\.supportHours"/, 'the office hours of the company, which its operator changes'],
  [/"passengersMin"/, 'one is the least there can be of anything'],
  [/pain\.002/, 'names of the messages of banks'],
  [/"dayEnds"/, 'an hour that ends every day'],
  [/=\d+ \{/, 'a choice of the plural, not a text'],
]

const CATALOGUES = '{api,sdk,site,widget}/src/**/locales/**/??{,-*}.json'

it('no text of a catalogue has a number of its own', () => {
  const lines = linesIn(CATALOGUES)
  expect(lines.length).toBeGreaterThan(3000)
  const bare = (line: string) => textOf(line).replace(/^"[\w.-]+": |\{[\w.]+\}|\\u[\da-f]{4}/g, '')
  const literal = lines.filter(
    (line) => /\d/.test(bare(line)) && !NO_RULE.some(([known]) => known.test(line)),
  )
  expect(literal).toEqual([])
})

const AMOUNT =
  /\b\d+ (minutes?|hours?|days?|months?|years?|passengers|characters|per cent|kg|%)(?=[ .,;`'")]|$)/

/** What the contract and the code say of numbers that are no rule of the SDK, each standing once in the API. */
const OWN: readonly (readonly [words: RegExp, why: string])[] = [
  [
    /Keys are kept for 30 days|They are kept for 30 days/,
    'how long the API keeps what is technical: `keeping.ts`',
  ],
  [/more than 30 days away/, 'when the first warning of a closing account goes out: `keeping.ts`'],
  [
    /WELCOME10 takes 10 %|each km costs (40|75) %|4 hours at €78/,
    'an example, whose prices the operator changes',
  ],
  [
    /a name of 1 to 100 characters/,
    'a partner is named on the command line, and the rule stands beside the words',
  ],
]

it.each(['openapi/**/*.yml', 'openapi/openapi.yaml', '{api,site,widget,sdk}/src/**/*.{ts,tsx}'])(
  'no sentence in %s has a number of hours, days or per cent of its own',
  (pattern) => {
    const lines = linesIn(pattern)
    expect(lines.length).toBeGreaterThan(100)
    const said = lines.filter((line) => AMOUNT.test(textOf(line)) && !OWN.some(([known]) => known.test(line)))
    expect(said).toEqual([])
  },
)

it('no field of a form has a length or range of its own', () => {
  const own = linesIn('{site,widget}/src/**/*.tsx').filter((line) =>
    /\b(maxLength|minLength)=(\{\d+\}|"\d+")|\bpattern="/.test(textOf(line)),
  )
  // An amount of money as it is typed: the service gets cents.
  expect(own.filter((line) => !line.includes('balance-fields.tsx'))).toEqual([])
})

it('no text is filled with a number that was written down', () => {
  const filled = linesIn('{api,site,widget}/src/**/*.{ts,tsx}').filter((line) =>
    /\b(t|text\.t|message)\('[\w.-]+', \{[^}]*: \d+\b/.test(textOf(line)),
  )
  expect(filled).toEqual([])
})

it.each([
  ['README.md', `at most ${HORIZON_DAYS} days ahead`],
  ['sdk/README.md', `at most ${HORIZON_DAYS} days ahead`],
  ['widget/README.md', `how many travel, ${MIN_PASSENGERS} to ${MAX_PASSENGERS}.`],
  ['widget/README.md', `| ${MIN_PASSENGERS} to ${MAX_PASSENGERS} `],
])('%s says "%s"', (file, words) => {
  expect(readFileSync(resolve(root, file), 'utf8')).toContain(words)
})
