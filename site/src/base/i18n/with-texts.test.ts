import { expect, it } from 'vitest'
import type { ScreenTexts } from './texts.ts'
import { withTexts } from './with-texts.ts'

const texts = (words: Record<string, string>): ScreenTexts => ({
  en: words,
  load: async (language) =>
    Object.fromEntries(Object.entries(words).map(([id, word]) => [id, `${word} ${language}`])),
})

it('has every text in every language, and a screen’s own where two have one', async () => {
  const all = withTexts(
    texts({ title: 'own', own: 'mine' }),
    texts({ title: 'shown' }),
    texts({ more: 'more' }),
  )
  expect(all.en).toEqual({ title: 'own', own: 'mine', more: 'more' })
  expect(await all.load('pl')).toEqual({ title: 'own pl', own: 'mine pl', more: 'more pl' })
  expect(await all.load('fr')).toEqual({ title: 'own fr', own: 'mine fr', more: 'more fr' })
})
