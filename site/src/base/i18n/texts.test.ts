import { describe, expect, it } from 'vitest'
import { createTexts, type ScreenTexts } from './texts.ts'

const greeting: ScreenTexts = {
  en: { 'test.hello': 'Hello {name}', 'test.only': 'Only English' },
  fr: async () => ({ 'test.hello': 'Bonjour {name}' }),
  pl: async () => ({ 'test.hello': 'Cześć {name}' }),
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
      fr: () => Promise.reject(new Error('offline')),
      pl: () => Promise.reject(new Error('offline')),
    })
    expect(say(texts, 'test.only')).toBe('Only English')
    expect(say(texts, 'test.far')).toBe('Far away')
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
