import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MESSAGES, ruleMessage } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { PROBLEM_CODES } from './problem-codes.ts'
import { PROBLEM_LANGUAGES, problemWords } from './problem-words.ts'

const LOCALES = join(dirname(fileURLToPath(import.meta.resolve('@fiacre/sdk'))), 'locales')
const TRANSLATIONS = PROBLEM_LANGUAGES.filter((language) => language !== 'en')

it.each(['rules', 'problems', 'vehicles'])('problems speak every language that there is of %s', (area) => {
  const written = globSync('??.json', { cwd: join(LOCALES, area) }).map((file) => basename(file, '.json'))
  expect(written.toSorted()).toEqual(TRANSLATIONS.toSorted())
})

it.each(TRANSLATIONS)('every rule has words in %s, its values filled in', (language) => {
  const values = { max: 3, hours: 2, days: 14, age: 18, reason: 'x' }
  for (const id of Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]) {
    const words = problemWords(language).find('RULE_VIOLATION', ruleMessage(id, values))
    expect(words, id).toBeTruthy()
    expect(words, id).not.toMatch(/[{}#]/)
  }
})

it.each(TRANSLATIONS)('words for problems in %s are kept under codes that there are', (language) => {
  const problems: unknown = JSON.parse(readFileSync(join(LOCALES, 'problems', `${language}.json`), 'utf8'))
  const codes = new Set(Object.keys(PROBLEM_CODES).map((code) => `problem.${code}`))
  expect(Object.keys(problems ?? {}).filter((id) => !codes.has(id))).toEqual([])
})
