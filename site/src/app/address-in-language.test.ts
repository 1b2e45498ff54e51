import { expect, it } from 'vitest'
import { addressInLanguage, rightAddress } from './address-in-language.ts'

it.each([
  ['/', 'de', '/de'],
  ['/', 'en', '/'],
  ['/destinations?country=GR#ski', 'el', '/el/destinations?country=GR#ski'],
  ['/?pickup=Wien', 'hu', '/hu?pickup=Wien'],
  ['/login/', 'bg', '/bg/login'],
  ['/de/login', 'pl', '/de/login'],
  ['/dashboard?tab=book', 'de', '/dashboard?tab=book'],
  ['/admin', 'pl', '/admin'],
  ['/en/terms-of-use', 'pl', '/en/terms-of-use'],
  ['https://example.com/', 'de', 'https://example.com/'],
] as const)('%s in %s is %s', (to, language, address) => {
  expect(addressInLanguage(to, language)).toBe(address)
})

it('an address is put right where its page has another one in the language', () => {
  expect(rightAddress('/', 'de')).toBe('/de')
  expect(rightAddress('/pl/login', 'de')).toBe('/de/login')
  expect(rightAddress('/pl/login', 'en')).toBe('/login')
  for (const path of ['/de', '/de/', '/de/login', '/dashboard', '/nowhere', '/en/terms-of-use'])
    expect(rightAddress(path, 'de'), path).toBeNull()
})
