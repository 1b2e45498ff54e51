import { describe, expect, it } from 'vitest'
import { isReturnAllowed, originEntries, readOrigin, readReturnUrl } from './origins.ts'

describe('an origin', () => {
  it('is brought into its one form', () => {
    expect(readOrigin('https://Hotel.Example:443/')).toBe('https://hotel.example')
    expect(readOrigin('http://localhost:8080')).toBe('http://localhost:8080')
    expect(readOrigin('http://localhost:*')).toBe('http://localhost:*')
  })

  it.each([
    'hotel.example',
    'https://hotel.example/path',
    'http://hotel.example',
    'https://*',
    'https://hotel.example.',
    'file:///x',
    'null',
  ])('%s is none', (text) => {
    expect(() => readOrigin(text)).toThrow(/origin|https|host|dot/)
  })

  it('on one’s own machine matches any port where that is listed', () => {
    expect(originEntries('http://127.0.0.1:8080')).toContain('http://127.0.0.1:*')
    expect(originEntries('https://hotel.example:8443')).toEqual(['https://hotel.example:8443'])
  })
})

describe('a return address', () => {
  const listed = [
    'https://hotel.example/transfers',
    'https://inn.example/',
    'http://localhost:*',
    'https://xn--htel-vqa.example/chambres/%C3%A9t%C3%A9',
  ]

  it.each([
    'https://hotel.example/transfers',
    'https://hotel.example/transfers/done?room=7#top',
    'https://hotel.example/transfers/rooms%2F12',
    'https://hotel.example/transfer%73/100%25',
    'https://hotel.example/transfers/caf%E9',
    'https://hotel.example/transfers/a..b/..c/;x',
    'https://hôtel.example/chambres/%C3%A9t%C3%A9/2',
    'https://xn--htel-vqa.example/chambres/été',
    'https://inn.example/anything',
    'https://inn.example/a/..%2fb',
    'http://localhost:5173/a/b',
  ])('%s is allowed', (url) => {
    expect(isReturnAllowed(url, listed)).toBe(true)
  })

  it.each([
    'https://hotel.example/transfersevil',
    'https://hotel.example/',
    'https://hotel.example.evil.example/transfers',
    'https://hotel.example:444/transfers',
    'http://hotel.example/transfers',
    'https://hotel.example/transfers/../admin',
    'https://hotel.example/transfers/..%2fadmin',
    'https://hotel.example/transfers/%2e%2e%5Cadmin',
    String.raw`https://hotel.example/transfers\..\admin`,
    'https://hotel.example/transfers/%2e%2e/admin',
    'https://hotel.example/transfers/%252e%252e/admin',
    'https://hotel.example/transfers/%252e%252e%252fadmin',
    'https://hotel.example/transfers/..%25252fadmin',
    'https://hotel.example/transfers/..%255cadmin',
    `https://hotel.example/transfers/..%${'25'.repeat(40)}2fadmin`,
    'https://hotel.example/transfers/..;/admin',
    'https://hotel.example/transfers/..;v=1%2fadmin',
    'https://hotel.example/transfers/..%09/admin',
    'https://hotel.example/transfers/..%00%2fadmin',
    'https://hotel.example/transfers%3f/..%2f..%2fadmin',
    'https://hotel.example/transfers/%c0%ae%c0%ae/admin',
    'https://hotel.example/transfers/%u002e%u002e/admin',
    'https://hotel.example/transfers/\uff0e\uff0e\uff0fadmin',
    'https://hotel.example/admin/%2e%2e%2ftransfers',
    'https://hotel.example/admin%2f..%2ftransfers/x',
    'https://hotel.example./transfers',
    'https://hοtel.example/transfers',
    'https://hôtel.example/',
    'https://user:pass@hotel.example/transfers',
    'https://hotel.example@evil.example/transfers',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//hotel.example/transfers',
    '/transfers',
    '',
  ])('%s is not', (url) => {
    expect(isReturnAllowed(url, listed)).toBe(false)
  })

  it('is listed without a query, and with TLS', () => {
    expect(readReturnUrl('https://hotel.example/transfers')).toBe('https://hotel.example/transfers')
    expect(() => readReturnUrl('https://hotel.example/?a=b')).toThrow(/query/)
    expect(() => readReturnUrl('http://hotel.example/')).toThrow(/https/)
  })
})
