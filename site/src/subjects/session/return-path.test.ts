import { describe, expect, it } from 'vitest'
import { purposeOf, registerPath, returnPath, signInPath } from './return-path.ts'

const ORIGIN = 'https://fiacre.example'
const back = (next: string) => returnPath(`?${new URLSearchParams({ next })}`, ORIGIN)

describe('the way back after signing in', () => {
  it('is the page that led to the sign-in', () => {
    const address = new URL(signInPath('/payment?booking=12'), ORIGIN)
    expect(address.pathname).toBe('/login')
    expect(returnPath(address.search, ORIGIN)).toBe('/payment?booking=12')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    '/.//evil.example/',
    '/profile/..//evil.example/',
    '/%2e/\\evil.example/',
    'javascript:alert(1)',
    'profile',
    '',
  ])('is never a page of somebody else: %j', (next) => {
    expect(back(next)).toBeNull()
  })

  it.each(['/login', '/login?next=/login', '/register', '/api/logout'])(
    'is never one that would go round in a circle: %j',
    (next) => {
      expect(back(next)).toBeNull()
    },
  )

  it('goes through the registration, which tells the mail what the account is opened for', () => {
    const { search } = new URL(registerPath('/partners'), ORIGIN)
    expect(returnPath(search, ORIGIN)).toBe('/partners')
    expect(registerPath(null)).toBe('/register')
    const asked = ['/partners', '/fr/partners', '/partner?tab=keys', '/carrier', '/payment?booking=1', null]
    expect(asked.map(purposeOf)).toEqual([
      ...['partner', 'partner', 'partner', 'carrier', undefined, undefined],
    ])
  })

  it('is not there when nothing was asked', () => {
    expect(returnPath('?confirmed=true', ORIGIN)).toBeNull()
  })
})
