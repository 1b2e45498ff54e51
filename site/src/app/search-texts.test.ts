import { LANGUAGES, type MessageValues } from '@fiacre/sdk/rules'
import { createTranslator } from '@fiacre/widget/locales'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { BRAND } from '../subjects/brand/brand.ts'
import { PAGES } from './pages.ts'

const root = join(import.meta.dirname, '..')
/** One of many says its own by what it is about. */
const listed = PAGES.filter(({ isPublic, about }) => isPublic && !about)

/** A page as search engines list it. */
interface Listed {
  path: string
  /** With the name of the house. */
  title: string
  description: string
}

/** As many signs of a title, and of what stands below it, as a search engine shows. */
const LONGEST_TITLE = 60
const DESCRIPTION = { from: 50, to: 155 }

/** Each page says its own, and no more than is shown. */
function issuesOf(pages: readonly Listed[]): string[] {
  return pages.flatMap(({ path, title, description }, index) => {
    const { length } = description
    const same = pages
      .slice(0, index)
      .filter((other) => other.description === description || other.title === title)
    return [
      ...(title.length > LONGEST_TITLE ? [`${path} has a title of ${title.length} signs`] : []),
      ...(length < DESCRIPTION.from || length > DESCRIPTION.to
        ? [`${path} has a description of ${length} signs`]
        : []),
      ...same.map((other) => `${path} says the same as ${other.path}`),
    ]
  })
}

/** A number that is typed into a text, and not a value, does not follow its rule. */
const hasNumber = (text: string) => /\d/.test(text.replaceAll(/=\d+/g, ''))

const catalogues = globSync(['app/locales/*.json', 'pages/*/locales/*.json'], { cwd: root })

function textsIn(language: string): Record<string, string> {
  const files = catalogues.filter((file) => /^(\w+)/.exec(basename(file))?.[1] === language)
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown),
  )
}

it('search engines list every page by words of its own, whole, in every language', () => {
  const wrong = LANGUAGES.flatMap(({ code }) => {
    const texts = textsIn(code)
    const asked = new Set<string>()
    const t = (id: string, values?: MessageValues) => {
      asked.add(id)
      const messages = { [id]: texts[id] ?? '' }
      return createTranslator({ locale: code, messages }).t(id, values)
    }
    const pages = listed.map(({ path, title, description }) => ({
      path,
      title: t('shell.documentTitle', { page: t(title), brand: BRAND.name }),
      description: description?.(t) ?? t('shell.description'),
    }))
    const numbers = [...asked].filter((id) => hasNumber(texts[id] ?? ''))
    return [...issuesOf(pages), ...numbers.map((id) => `${id} has a number`)].map(
      (issue) => `${code}: ${issue}`,
    )
  })
  expect(wrong).toEqual([])
})

it('what a search engine would cut off, what two pages say, and a number are found', () => {
  const said = 'Private transfers across Europe: a car with a driver.'
  const pages = [
    { path: '/', title: 'Home', description: said },
    { path: '/help', title: 'T'.repeat(61), description: said },
    { path: '/login', title: 'Sign in', description: 'Short.' },
    { path: '/terms', title: 'Terms', description: said.repeat(3) },
  ]
  expect(issuesOf(pages)).toEqual([
    '/help has a title of 61 signs',
    '/help says the same as /',
    '/login has a description of 6 signs',
    '/terms has a description of 159 signs',
  ])
  expect(hasNumber('In 42 countries')).toBe(true)
  expect(hasNumber('{count, plural, =0 {none} one {# country} other {# countries}}')).toBe(false)
})
