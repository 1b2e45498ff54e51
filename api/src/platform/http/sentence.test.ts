import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMessageId } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { PROBLEM_LANGUAGES, problemWords } from './problem-words.ts'
import { fieldProblem, Problem } from './problem.ts'
import { sentence, shown, wordsOf, type SentenceId } from './sentence.ts'

const textsOf = (area: string, language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `sentences/${area}${language}.json`), 'utf8')) as Record<
    SentenceId,
    string
  >

it.each([
  ['locales/', PROBLEM_LANGUAGES],
  ['office/locales/', ['en', 'pl']],
])('what a violation of %s says has words of its own in each of its languages', (area, languages) => {
  const ids = Object.keys(textsOf(area, 'en')) as SentenceId[]
  const silent = languages.flatMap((language) =>
    ids.filter((id) => !wordsOf(sentence(id), language)).map((id) => `${language} ${id}`),
  )
  expect(silent).toEqual([])
  expect(
    ids.filter((id) => isMessageId(id)),
    'ids that the forms have',
  ).toEqual([])
})

it('every sentence is said by something', () => {
  const code = globSync('api/src/**/*.ts', { cwd: join(import.meta.dirname, '../../../..') })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8'))
    .join('\n')
  const ids = [...Object.keys(textsOf('locales/', 'en')), ...Object.keys(textsOf('office/locales/', 'en'))]
  expect(ids.filter((id) => !code.includes(`'${id}'`))).toEqual([])
})

it('is said in the language asked for, sums as it writes them; in English where it has no words', () => {
  const problem = fieldProblem(
    'RULE_VIOLATION',
    'toCardCents',
    sentence('refundAboveCards', { mostToCardCents: 123_450 }),
  )
  const inPolish = problem.toDocument('1', problemWords('pl'))
  expect(inPolish).toMatchObject({ rule: 'refundAboveCards', values: { mostToCardCents: 123_450 } })
  expect(inPolish['detail']).toBe(
    'Na karty, którymi opłacono tę rezerwację, można zwrócić najwyżej 1234,50\u00A0€.',
  )
  expect(inPolish['errors']).toMatchObject([{ message: inPolish['detail'] }])
  expect(problem.toDocument('1', problemWords('fr'))['detail']).toBe(
    'No more than €1,234.50 can go back to the cards that paid for this booking.',
  )
})

it('repeats what somebody sent as text alone, and not at length', () => {
  const said = sentence('unknownCountry', { text: shown('{x} \\u0041 \u0007'.padEnd(300, 'y')) })
  const { detail } = new Problem('RULE_VIOLATION', said).toDocument('1', problemWords('de'))
  expect(detail).toMatch(/^Das Land „\{x\} \\u0041 \uFFFDy+…“ kennen wir nicht\./)
  expect(String(detail).length).toBeLessThan(220)
})

it('a violation cannot be an English sentence', () => {
  // @ts-expect-error: each is said by an id that has words.
  expect(new Problem('RULE_VIOLATION', 'Not this.').code).toBe('RULE_VIOLATION')
})
