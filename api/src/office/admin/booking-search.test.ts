import { expect, it } from 'vitest'
import { searchWords } from './booking-search.ts'

it('takes a phone number however it is written as one word', () => {
  expect(searchWords('+48 601 234-567')).toEqual(['+48601234567'])
  expect(searchWords('maria 601 234 567')).toEqual(['maria', '601234567'])
})

it('takes what stands between blanks as words, six at most', () => {
  expect(searchWords('  Kowalska   chamonix ')).toEqual(['Kowalska', 'chamonix'])
  expect(searchWords('a b c d e f g')).toHaveLength(6)
  expect(searchWords('FC-7K2M9Q')).toEqual(['FC-7K2M9Q'])
})
