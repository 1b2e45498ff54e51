import { expect, it } from 'vitest'
import { linkInLanguage } from './link-in-language.ts'

it.each([
  ['https://fiacre.example/booking?booking=1', 'de', 'https://fiacre.example/booking?booking=1&lang=de'],
  ['https://fiacre.example/ride/#token', 'el', 'https://fiacre.example/ride/?lang=el#token'],
  ['https://fiacre.example/booking?booking=1', 'en', 'https://fiacre.example/booking?booking=1'],
  [
    'https://fiacre.example/api/auth/confirm-email?token=1',
    'de',
    'https://fiacre.example/api/auth/confirm-email?token=1',
  ],
  ['/dashboard?confirmed=true', 'pl', '/dashboard?confirmed=true&lang=pl'],
])('%s in %s is %s', (address, language, link) => {
  expect(linkInLanguage(address, language)).toBe(link)
})
