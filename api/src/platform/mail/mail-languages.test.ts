import { LANGUAGES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { mailSamples } from './mail-samples.ts'
import { renderMail } from './render-mail.ts'
import { MAIL_LANGUAGES, mailLanguage } from './mail-languages.ts'

type Texts = { [name: string]: string | Texts }

/** Every text by where it stands: `letters.receipt.lead`. */
function byPath(texts: Texts, under = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[under + name, text] satisfies [string, string]]
      : byPath(text, `${under}${name}.`),
  )
}

/**
 * The texts of a language but for its quantities, whose forms differ between languages, and the names of vehicles, which
 * only some have.
 */
function sentences(code: string): Map<string, string> {
  const { quantities: _, vehicles: __, ...texts } = mailLanguage(code).texts
  return new Map(byPath(texts))
}

const namesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()

const warning = mailSamples('https://fiacre.example')['closing-warning']

describe('mails', () => {
  it('are written in every language of the interface', () => {
    expect(MAIL_LANGUAGES).toEqual(LANGUAGES.map(({ code }) => code))
  })

  it('go out in the Norwegian that the interface speaks, whichever a browser names', () => {
    expect(['no', 'nb', 'nn-NO'].map((tag) => mailLanguage(tag).code)).toEqual(['no', 'no', 'no'])
  })

  it.each(MAIL_LANGUAGES.filter((code) => code !== 'en'))(
    'leave no English behind in %s; only single words may be spelt alike',
    (code) => {
      const english = sentences('en')
      const alike = [...sentences(code)].filter(([path, text]) => text === english.get(path))
      expect(alike.filter(([, text]) => /\s/.test(text))).toEqual([])
      expect(alike.length).toBeLessThan(5)
    },
  )
})

describe.each(MAIL_LANGUAGES)('the texts of mails in %s', (code) => {
  const { tag, texts } = mailLanguage(code)

  it('name what the English ones name, and nothing else', () => {
    const own = sentences(code)
    for (const [path, english] of sentences('en')) {
      // A language that bends names to address people does without the name.
      if (path === 'greeting' && !own.get(path)?.includes('{')) continue
      expect(namesIn(own.get(path) ?? ''), path).toEqual(namesIn(english))
    }
  })

  it('have a form of every quantity for every plural of the language', () => {
    const plurals = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    for (const [quantity, forms] of Object.entries(texts.quantities)) {
      expect(Object.keys(forms).toSorted(), quantity).toEqual(plurals)
      for (const form of Object.values(forms)) expect(namesIn(form), quantity).toEqual(['{n}'])
    }
  })

  it('use the quotes and apostrophes of print, and no blank where none belongs', () => {
    for (const [path, text] of byPath(texts as unknown as Texts)) {
      expect(text, path).not.toMatch(/['"]|^\s|\s$|\s\s| [,.:;!?]/)
    }
  })

  it('have subjects under 78 letters, which is a header’s line, on any day of the year', () => {
    for (let month = 1; month <= 12; month++) {
      const closesOn = `2031-${String(month).padStart(2, '0')}-28`
      expect(renderMail({ ...warning, closesOn }, code).subject.length, closesOn).toBeLessThan(78)
    }
  })
})
