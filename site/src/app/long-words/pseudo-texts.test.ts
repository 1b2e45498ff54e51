import { createTranslator } from '@fiacre/widget/locales'
import { expect, it } from 'vitest'
import { pseudoText } from './pseudo-texts.ts'

const say = (text: string, values = {}) =>
  createTranslator<string>({ locale: 'en', messages: { text: pseudoText(text) } }).t('text', values)

it('makes labels more than twice as long, and sentences by a third with a long word', () => {
  expect(say('Book now')).toMatch(/^Bộộk ñộw .{6,10}$/)
  const sentence = 'Private transfers across Europe: a car with a driver, at a price you see before.'
  expect(say(sentence).length / sentence.length).toBeCloseTo(1.35, 1)
  expect(say(sentence)).toMatch(/\S{24}/)
})

it('leaves values, plural forms and links as they are', () => {
  expect(say('Hello {name}', { name: 'Maria' })).toContain('Maria')
  expect(say('{count, plural, one {# night} other {# nights}}', { count: 2 })).toMatch(/^2 ñïghţş/)
  expect(say('Accept the <terms>terms of use</terms>.')).toMatch(/<terms>ţếŗmş ộf űşế<\/terms>/)
})
