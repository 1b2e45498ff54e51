import { globSync, readFileSync } from 'node:fs'
import { basename, matchesGlob, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { KEPT, PROMISES } from './promises.data.ts'

const root = resolve(import.meta.dirname, '..')
const filesOf = (...patterns: string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))

/** What stands in some language, sought once for all of them. */
const catalogues = filesOf('{api,sdk,site,widget}/src/**/locales/**/*.json')

/** Where people read what we say in a language: mails and papers, screens and the form; in English the contract and the READMEs too. */
function textsIn(code: string): string[] {
  return [
    ...catalogues.filter((file) => matchesGlob(basename(file), `${code}{,-*}.json`)),
    ...(code === 'en'
      ? filesOf('openapi/generated/openapi.json', 'README.md', '{sdk,widget}/README.md')
      : []),
  ]
}

it('is known of every language what it may not promise', () => {
  const written = filesOf('api/src/platform/mail/locales/??.json').map((file) => basename(file, '.json'))
  expect(PROMISES.map(([code]) => code).toSorted()).toEqual(written.toSorted())
})

it.each(PROMISES)(
  'nobody is promised a driver’s call or details, or a flight followed, in %s',
  (code, words, sentence) => {
    expect(sentence).toMatch(words)
    const files = textsIn(code)
    expect(files.length).toBeGreaterThanOrEqual(3)
    const promises = files.flatMap((file) =>
      readFileSync(resolve(root, file), 'utf8')
        .split('\n')
        .filter((line) => words.test(line) && !KEPT.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(promises).toEqual([])
  },
)
