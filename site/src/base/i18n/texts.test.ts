import { describe, expect, it } from 'vitest'
import { createTexts, type ScreenTexts } from './texts.ts'

const greeting: ScreenTexts = {
  en: { 'test.hello': 'Hello {name}', 'test.only': 'Only English' },
  load: (language) => (language === 'pl' ? Promise.resolve({ 'test.hello': 'Cześć {name}' }) : undefined),
}

const say = (texts: ReturnType<typeof createTexts>, id: string) =>
  texts.store.getState().translator.t(id, { name: 'Maria' })

describe('the texts', () => {
  it('speak the language they are given', async () => {
    const texts = createTexts('pl')
    await texts.add(greeting)
    expect(say(texts, 'test.hello')).toBe('Cześć Maria')
  })

  it('change their language with everything added before', async () => {
    const texts = createTexts('en')
    await texts.add(greeting)
    await texts.use('pl')
    expect(say(texts, 'test.hello')).toBe('Cześć Maria')
    expect(texts.store.getState().language).toBe('pl')
  })

  it('fall back to English for what a language lacks or cannot fetch', async () => {
    const texts = createTexts('pl')
    await texts.add(greeting, {
      en: { 'test.far': 'Far away' },
      load: () => Promise.reject(new Error('offline')),
    })
    expect(say(texts, 'test.only')).toBe('Only English')
    expect(say(texts, 'test.far')).toBe('Far away')
    await texts.use('sv')
    expect(say(texts, 'test.hello')).toBe('Hello Maria')
  })

  it('fetch long English only for whoever reads it, or whose language cannot be fetched', async () => {
    const asked: string[] = []
    const long: ScreenTexts = {
      en: {},
      laterEn: async () => {
        asked.push('en')
        return { 'test.long': 'Long' }
      },
      load: (language) => {
        if (language === 'pl') return Promise.resolve({ 'test.long': 'Długi' })
        return language === 'fr' ? Promise.reject(new Error('offline')) : undefined
      },
    }
    const texts = createTexts('pl')
    await texts.add(long)
    expect([say(texts, 'test.long'), asked]).toEqual(['Długi', []])
    await texts.use('fr')
    expect([say(texts, 'test.long'), asked]).toEqual(['Long', ['en']])
    await texts.use('sv')
    await texts.use('en')
    expect([say(texts, 'test.long'), asked]).toEqual(['Long', ['en', 'en', 'en']])
  })

  it('keep what was added later, when what was added before comes last', async () => {
    const slow = Promise.withResolvers<Record<string, string>>()
    const polish = { 'test.page': 'Strona' }
    // Asked for again with what comes after it, and in the cache by then.
    const answers = [slow.promise]
    const page: ScreenTexts = {
      en: { 'test.page': 'Page' },
      load: () => answers.shift() ?? Promise.resolve(polish),
    }
    const texts = createTexts('pl')
    const first = texts.add(page)
    await texts.add(greeting)
    slow.resolve(polish)
    await first
    expect([say(texts, 'test.page'), say(texts, 'test.hello')]).toEqual(['Strona', 'Cześć Maria'])
  })

  it('are there when whoever adds them too is told so', async () => {
    const texts = createTexts('pl')
    void texts.add(greeting)
    await texts.add(greeting)
    expect(say(texts, 'test.hello')).toBe('Cześć Maria')
  })

  it('let the last choice win, however slow the one before it is', async () => {
    const texts = createTexts('en')
    await texts.add(greeting)
    const toPolish = texts.use('pl')
    const back = texts.use('en')
    await Promise.all([toPolish, back])
    expect(say(texts, 'test.hello')).toBe('Hello Maria')
  })
})
