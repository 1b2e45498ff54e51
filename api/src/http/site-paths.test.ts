import { describe, expect, it } from 'vitest'
import { isSitePage } from './site-paths.ts'

describe('the pages of the site', () => {
  it.each([
    '/',
    '/login',
    '/login/',
    '/dashboard',
    '/booking',
    '/balance',
    '/payment',
    '/payment-success',
    '/help-center',
    '/kyc-policy',
  ])('%s is one', (path) => {
    expect(isSitePage(path)).toBe(true)
  })

  it.each(['', '/nothing', '/login/x', '/Login', '/api', '/dashboard.html'])('%s is none', (path) => {
    expect(isSitePage(path)).toBe(false)
  })
})
