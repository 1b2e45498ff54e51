import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { MESSAGES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { BOOKING_LOCALES } from './languages.ts'
import { loadMessages } from './load-messages.ts'
import type { Messages } from './translator.ts'

/** Ids of everything the form can say; problem codes are extra, the service has words for them. */
const IDS = [...Object.keys(en), ...Object.keys(MESSAGES)]
const TRANSLATIONS = BOOKING_LOCALES.filter((locale) => locale !== 'en')
const ENGLISH: Messages = { ...en, ...MESSAGES }

/** Names of the placeholders of a message, those inside plural forms included. */
function placeholders(message: string): string[] {
  const found = new Set<string>()
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      found.add(String(token[0]))
      const choices: unknown = token[2]
      if (typeof choices === 'object' && choices !== null) Object.values(choices).forEach(visit)
    }
  }
  visit(compileMessageOrThrow(message))
  return [...found].toSorted()
}

describe.each(TRANSLATIONS)('the catalogue of %s', (locale) => {
  it('has every text', async () => {
    const messages = await loadMessages(locale)
    expect(IDS.filter((id) => !(id in messages))).toEqual([])
  })

  it('has no text that English does not know', async () => {
    const extra = Object.keys(await loadMessages(locale)).filter((id) => !id.startsWith('problem.'))
    expect(extra.filter((id) => !IDS.includes(id))).toEqual([])
  })

  it('fills in what English fills in', async () => {
    const messages: Messages = await loadMessages(locale)
    const different = IDS.filter(
      (id) => placeholders(messages[id] ?? '').join() !== placeholders(ENGLISH[id] ?? '').join(),
    )
    expect(different).toEqual([])
  })

  it('has every plural form of its language', async () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const incomplete = Object.entries(await loadMessages(locale)).filter(
      ([, message]) => message.includes(', plural,') && !forms.every((form) => message.includes(`${form} {`)),
    )
    expect(incomplete).toEqual([])
  })
})

describe('the English catalogue', () => {
  it('leaves the messages of the rules to the rules', () => {
    expect(Object.keys(en).filter((id) => id in MESSAGES)).toEqual([])
  })
})

describe('a language we do not speak', () => {
  it('is answered in English', async () => {
    expect(await loadMessages('xx')).toBe(en)
  })
})
