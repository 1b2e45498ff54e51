import { expect, it } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { pageAddress, readPageAddress } from './page-address.ts'

it('a page has one address in each language, English at the root, and each is read back', () => {
  const wrong = ['/', '/destinations', '/help-center'].flatMap((page) => {
    const addresses = LANGUAGES.map(({ code }) => ({ code, path: pageAddress(page, code) }))
    expect(new Set(addresses.map(({ path }) => path)).size).toBe(LANGUAGES.length)
    return addresses.filter(({ code, path }) => {
      const read = readPageAddress(path)
      return read.page !== page || read.language !== (code === 'en' ? null : code)
    })
  })
  expect(wrong).toEqual([])
  expect(pageAddress('/', 'de')).toBe('/de')
  expect(pageAddress('/destinations', 'de')).toBe('/de/destinations')
})

it.each(['/', '/en', '/en/terms-of-use', '/xx/login', '/DE/login', '/design', '/deep/login', '/login/de'])(
  '%s names no language',
  (path) => {
    expect(readPageAddress(path)).toEqual({ page: path, language: null })
  },
)

it('reads a language with a slash behind it', () => {
  expect(readPageAddress('/de/')).toEqual({ page: '/', language: 'de' })
})
