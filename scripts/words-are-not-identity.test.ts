import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { MESSAGES } from '../sdk/src/rules/messages.ts'

/*
 * What is said is known by its id or code, in every language: a comparison with a sentence breaks with the next translation,
 * and with the next better wording.
 */
const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** Every sentence of the catalogues. What is one word may be a name of something as well. */
const SENTENCES = new Set(
  [
    ...globSync('{sdk,widget,site}/src/**/locales/**/*.json', { cwd: root }).flatMap((file) =>
      Object.values(JSON.parse(read(file)) as Record<string, string>),
    ),
    ...Object.values(MESSAGES),
  ].filter((text) => text.includes(' ')),
)

/** Catalogues themselves, and what no traveller runs. */
const APART =
  /\.(test|stories|data)\.|\/(locales|texts|generated|stories|testing|migrations)\/|-?messages\.ts$/

const SOURCES = globSync('{api,sdk,widget,site}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !APART.test(file),
)

const LITERAL = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`[^`$]*`)'

/** Where code asks whether something is a given text: by comparing with it, looking for it, or using it as a key. */
const COMPARED = new RegExp(
  String.raw`(?:[!=]==\s*|\bcase\s+|\.(?:includes|startsWith|endsWith|indexOf|has|get)\(\s*|\[\[\s*|[{,]\s*\[?)(?<after>${LITERAL})(?<key>\]?:)?|(?<before>${LITERAL})\s*[!=]==`,
  'g',
)

/** What was said, as the words that somebody reads. */
const WORDS = String.raw`(?<!typeof )\b(?:\w+(?:\??\.\w+)*\??\.(?:message|detail|says)\b(?!\??[.(])|message\([^()]*\)|t\('[^']*'\)|say\([^()]*\))`

/** Ways to ask what was said, whatever it is compared with; that there is something to say may be asked. */
const ASKING = [
  new RegExp(String.raw`${WORDS}\s*[!=]==(?!\s*(?:undefined|null|''))`),
  new RegExp(String.raw`[!=]==\s*${WORDS}`),
  new RegExp(
    String.raw`${WORDS.replace('(?!\\??[.(])', '')}\s*\??\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf)\(`,
  ),
  new RegExp(String.raw`\.(?:test|exec|has|get|includes)\(\s*${WORDS}\s*\)`),
  new RegExp(String.raw`\[\s*message\([^()]*\)\s*\]`),
  new RegExp(String.raw`switch \(\s*${WORDS}\s*\)`),
]

/** What in some code takes words for what they mean. */
function offences(code: string): string[] {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const compared = [...bare.matchAll(COMPARED)].flatMap(([match, after, key, before]) => {
    // In a list of texts nothing is compared; as a key of an object one is.
    const isListed = /^[{,]/.test(match) && !key
    const text = (before ?? after ?? '').slice(1, -1).replaceAll(/\\(.)/g, '$1')
    return !isListed && SENTENCES.has(text) ? [text] : []
  })
  const asking = bare.split('\n').filter((line) => ASKING.some((pattern) => pattern.test(line)))
  return [...compared, ...asking.map((line) => line.trim())]
}

it.each([
  `if (error.detail.includes('already exists')) return`,
  `const isTaken = error.message === text`,
  `if (/billing/.test(failure.detail)) return`,
  `const CODES = { [message('underage')]: 'UNDERAGE' }`,
  `const id = known.get(issue.message)`,
  `if (text === message('fillInAllRequiredFields')) return`,
  `switch (problem?.message) {`,
  `const CODES = { 'Cargo only': 'TOO_MANY_PASSENGERS' }`,
  `case 'Pickup location is required':`,
  `if (text === "Passwords don't match") return`,
  'const known = new Map([[`Podaj miejsce odbioru`, 1]])',
])('%s takes words for what they mean', (code) => {
  expect(offences(code)).not.toEqual([])
})

it.each([
  `if (error.message !== undefined) return error.message`,
  `throw new Problem('UNAUTHORIZED', error.message)`,
  `if (error.code === 'EMAIL_TAKEN') return say(error.detail)`,
  `// error.detail.includes('already exists')`,
  `throw new Problem('NOT_FOUND', 'Booking not found')`,
  `const title = 'Cargo only'`,
])('%s does not', (code) => {
  expect(offences(code)).toEqual([])
})

it('no code compares, parses or looks up a sentence', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  expect(SENTENCES.size).toBeGreaterThan(500)
  const found = SOURCES.flatMap((file) => offences(read(file)).map((offence) => `${file}: ${offence}`))
  expect(found).toEqual([])
})
