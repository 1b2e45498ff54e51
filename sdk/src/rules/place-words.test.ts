import { describe, expect, it } from 'vitest'
import { findPlaces, placeLexicon } from './place-lexicon.ts'
import { addressParts, foldPlaceText, placeWords } from './place-words.ts'

describe('folding', () => {
  it.each([
    ['İSTANBUL', 'istanbul'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['Tromsø', 'tromso'],
    ['Ｐａｒｉｓ', 'paris'],
    ['Αθήνας', 'αθηνασ'],
    ['Мёнхен', 'менхен'],
    ['pаris', 'paris'],
    ['Pa\u00adris', 'paris'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldPlaceText(text)).toBe(folded)
  })
})

describe('words', () => {
  it.each([
    ['new-york', ['new', 'york']],
    ['u.s.a.', ['usa']],
    ['u. s. a.', ['usa']],
    ['u s a', ['usa']],
    ['u.s.', ['usa']],
    ['toys r us', ['toys', 'r', 'us']],
    ['sw1a 1aa', ['sw', '1', 'a', '1', 'aa']],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(placeWords(text)).toEqual(words)
  })

  it('stand in parts, as commas and dashes divide them', () => {
    expect(addressParts('rue 5, 75001 paris (france) - eu,,')).toEqual([
      ['rue', '5'],
      ['75001', 'paris'],
      ['france'],
      ['eu'],
    ])
  })
})

describe('names among words', () => {
  const lexicon = placeLexicon([
    ['New York', 'state'],
    ['York', 'city'],
    ['Новый Сад', 'cyrillic'],
  ])

  it('are found longest first', () => {
    expect(findPlaces(['new', 'york', 'york', 'new'], lexicon)).toEqual([
      { start: 0, end: 2, meaning: 'state' },
      { start: 2, end: 3, meaning: 'city' },
    ])
    expect(findPlaces(placeWords(foldPlaceText('в НОВЫЙ сад')), lexicon)).toHaveLength(1)
  })

  it('are not found in words that are taken', () => {
    expect(findPlaces(['new', 'york'], lexicon, (index) => index === 0)).toEqual([
      { start: 1, end: 2, meaning: 'city' },
    ])
    expect(findPlaces(['new', 'york'], lexicon, (index) => index === 1)).toEqual([])
  })
})
