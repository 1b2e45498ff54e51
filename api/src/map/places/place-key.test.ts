import { describe, expect, it } from 'vitest'
import { placeKey } from './place-key.ts'

describe('placeKey', () => {
  it.each([
    ['München', 'munchen'],
    ['  Saint-Gervais-les-Bains ', 'saint gervais les bains'],
    ["Val-d'Isère", 'val d isere'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Iğdır', 'igdir'],
    ['Θήρα', 'θηρα'],
    ['ΘΗΡΑΣ', placeKey('Θήρας')],
    ['Мюнхен', 'мюнхен'],
    ['Sankt-Peterburg', 'sankt peterburg'],
    ['Ærø / Þórshöfn', 'aero thorshofn'],
    ['Ｇｅｎｅｖａ', 'geneva'],
    ['!?', ''],
    ['é⑴⑵', 'e 1 2'],
    ['é 🚕𝐆', 'e g'],
  ])('turns %s into %s', (text, key) => {
    expect(placeKey(text)).toBe(key)
  })

  it('changes nothing when applied twice', () => {
    for (const text of ["L'Alpe d'Huez", 'Żywiec', 'Йошкар', 'Àéîõü']) {
      expect(placeKey(placeKey(text))).toBe(placeKey(text))
    }
  })
})
