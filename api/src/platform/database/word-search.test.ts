import { expect, it } from 'vitest'
import { searchWords } from './word-search.ts'

it('takes a phone number however it is written as one word', () => {
  expect(searchWords('+48 601 234-567')).toEqual(['+48601234567'])
  expect(searchWords('maria 601 234 567')).toEqual(['maria', '601234567'])
})

it('leaves an address with digits in it as it is', () => {
  expect(searchWords('traveller1.1764@example.com 2026-02-14T10:30')).toEqual([
    'traveller1.1764@example.com',
    '2026-02-14T10:30',
  ])
})

it('takes what stands between blanks as words, six at most', () => {
  expect(searchWords('  Kowalska   chamonix ')).toEqual(['Kowalska', 'chamonix'])
  expect(searchWords('a b c d e f g')).toHaveLength(6)
  expect(searchWords('FC-7K2M9Q')).toEqual(['FC-7K2M9Q'])
})
