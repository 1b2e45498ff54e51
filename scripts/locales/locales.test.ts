import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areas, englishOf, ROOT, textsOf, writtenLanguages, type Texts } from './areas.ts'
import { issuesOf } from './issues.ts'
import { kindsOf, shortIssues, shortTexts } from './short-texts.ts'
import { hashOf, readSources, withSource } from './sources.ts'
import { isLeftInEnglish, lengthIssues, likenessIssues, styleIssues, termIssues } from './style.ts'

const TERMS = 'sdk/src/locales/terms'
const all = areas()
const table = all.flatMap((area) =>
  area.languages.map((language): [language: string, folder: string, area: (typeof all)[number]] => [
    language,
    area.folder,
    area,
  ]),
)

/** Read once from the screens. */
const short = shortTexts()
const SITE = /^site\/src\//

/** What every language of an area is held to, read once an area. */
const held = new Map(
  all.map((area) => {
    const english = englishOf(area)
    const kinds = kindsOf(SITE.test(area.folder) ? Object.keys(english.own) : [], short)
    return [area.folder, { english, kinds, sources: readSources(area.folder) }]
  }),
)

/** Straight apostrophes and quotes, or a blank at an edge or beside another. */
const unprinted = (text: string) => /['"]|^\s|\s$|\s\s/.test(text)

/** For our own people, who read codes and names of tables too. */
const OFFICE = /^site\/src\/pages\/admin\/|^(api|sdk)\/|^site\/legal\//

/** Texts with a word in them that are like their English, and may not be. */
const leftBehind = (language: string, texts: Texts, english: Texts): string[] =>
  Object.entries(texts).flatMap(([id, text]) =>
    isLeftInEnglish(language, text, english[id]) ? [`${id} is left in English: “${text}”`] : [],
  )

describe('the texts', () => {
  it.each(table)('are whole and fresh in %s: %s', (language, folder, area) => {
    const texts = { ...textsOf(folder, language), ...(language === 'en' ? area.inCode : {}) }
    const terms = folder.startsWith('api/') ? textsOf(TERMS, language) : {}
    const { english, kinds, sources } = held.get(folder)!
    expect(issuesOf({ ...area, language, texts, english, terms, sources })).toEqual([])
    const style = Object.entries(texts).flatMap(([id, text]) =>
      styleIssues(language, text).map((issue) => `${id} ${issue}`),
    )
    expect(style).toEqual([])
    expect(language === 'en' || OFFICE.test(folder) ? [] : leftBehind(language, texts, english.own)).toEqual(
      [],
    )
    const unlike = Object.entries(language === 'en' ? {} : texts).flatMap(([id, text]) =>
      likenessIssues(text, english.own[id] ?? text).map((issue) => `${id} ${issue}`),
    )
    expect(unlike).toEqual([])
    expect(shortIssues(texts, kinds)).toEqual([])
    if (folder.startsWith('site/') || folder.startsWith('widget/')) return
    expect(Object.entries(texts).filter(([, text]) => unprinted(text))).toEqual([])
    const sentences = Object.entries(texts).filter(
      ([id, text]) => /\s/.test(text) && isLeftInEnglish(language, text, english.own[id]),
    )
    expect(language === 'en' ? [] : sentences, 'English left behind').toEqual([])
  })

  const shared = table.filter(([language, folder]) => language !== 'en' && /^(sdk|widget)\//.test(folder))
  it.each(shared)(
    'that all of us share are in their language, and call things as mails do, in %s: %s',
    (language, folder) => {
      const { own } = held.get(folder)!.english
      const texts = textsOf(folder, language)
      expect([...leftBehind(language, texts, own), ...lengthIssues(texts)]).toEqual([])
      const terms = { own: textsOf(TERMS, language), english: textsOf(TERMS, 'en') }
      expect(termIssues(texts, own, terms)).toEqual([])
    },
  )

  it('stand in folders that are known here, in languages that are', () => {
    const found = globSync(
      ['{api,sdk,site,widget}/src/**/locales/**/pl.json', 'site/legal/*/locales/pl.json'],
      {
        cwd: ROOT,
      },
    ).map((file) => dirname(file))
    expect(found.toSorted()).toEqual(all.map(({ folder }) => folder).toSorted())
    for (const { folder, languages } of all)
      expect(writtenLanguages(folder), folder).toEqual(languages.toSorted())
  })
})

it('screens of the site have buttons, tabs, heads of tables and badges, whose texts are short', () => {
  const kinds = [...held.values()].flatMap((area) => [...area.kinds.values()].flatMap((own) => [...own]))
  expect([...new Set(kinds)].toSorted()).toEqual(['badge', 'button', 'head', 'tab'])
})

describe('the check', () => {
  const own = { hello: 'Hello {name}', nights: '{n, plural, one {# night} other {# nights}}', bye: 'Goodbye' }
  const english = { own, terms: { card: 'Card' } }
  const texts = {
    hello: 'Witaj {name}',
    nights: '{n, plural, one {# noc} few {# noce} many {# nocy} other {# nocy}}',
    bye: 'Do widzenia',
  }
  const sources = Object.fromEntries(
    Object.entries({ ...own, card: 'Card' }).map(([id, text]) => [id, hashOf(text)]),
  )
  const polish = { language: 'pl', texts, english, terms: { card: 'Karta' }, sources }
  const changed = (change: Record<string, string>) => issuesOf({ ...polish, texts: { ...texts, ...change } })

  it('finds nothing in a translation that is whole', () => {
    expect(changed({})).toEqual([])
    expect(changed({ card: 'Kartą' })).toEqual([])
  })

  it.each([
    ['an empty text', { bye: ' ' }, 'bye is empty'],
    ['a value left out', { hello: 'Witaj' }, 'hello does not say {name}'],
    ['a value of its own', { bye: 'Pa {who}' }, 'bye says {who}, which English does not'],
    [
      'a plural without all its forms',
      { nights: '{n, plural, one {# noc} other {# nocy}}' },
      'nights has no form for few, many',
    ],
    ['a text that English has not', { other: 'Inny' }, 'other is a text that English has not'],
    ['a term said once more', { card: 'Karta' }, 'card says what the term says already'],
    ['a broken text', { bye: '{oops' }, 'bye is not in ICU message format'],
  ])('names %s', (_, change, issue) => {
    expect(changed(change)).toEqual([expect.stringContaining(issue)])
  })

  it('names everything that a new language lacks', () => {
    expect(issuesOf({ ...polish, texts: {} })).toEqual(Object.keys(own).map((id) => `${id} is missing`))
  })

  it('calls a translation stale when its English has changed, until somebody says that it fits', () => {
    const now = { ...english, own: { ...own, bye: 'See you' } }
    const stale = issuesOf({ ...polish, english: now })
    expect(stale).toEqual(['bye is stale: it was not made of “See you”'])
    const bye = withSource(sources['bye'], {
      language: 'pl',
      languages: ['fr', 'pl'],
      hash: hashOf('See you'),
    })
    expect(bye).toEqual({ fr: hashOf('Goodbye'), pl: hashOf('See you') })
    expect(issuesOf({ ...polish, english: now, sources: { ...sources, bye } })).toEqual([])
    expect(withSource(bye, { language: 'fr', languages: ['fr', 'pl'], hash: hashOf('See you') })).toBe(
      hashOf('See you'),
    )
  })
})

it('a text that was left in English is found, and one of words that are spelt alike is not', () => {
  const english = { 'one.lead': 'Your driver waits', 'one.total': 'Total', 'one.way': '{distance}, {drive}' }
  expect(leftBehind('fr', english, english)).toEqual(['one.lead is left in English: “Your driver waits”'])
  expect(leftBehind('fi', english, english)).toHaveLength(2)
})
