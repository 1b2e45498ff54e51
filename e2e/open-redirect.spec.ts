import { expect } from '@playwright/test'
import { atLength, SWEEP } from './at-length.ts'
import { test } from './visitor.ts'

/** Those first that lead somewhere else when they are through: `npm test` looks at four. */
const PAGES = [
  '/login',
  '/checkout',
  '/payment-success',
  '/reset-password',
  '/',
  '/register',
  '/dashboard',
  '/profile',
  '/payment',
  '/destinations',
]
/** What the site reads from its address, and where other sites keep where to go next. */
const NAMES = [
  ...['booking', 'confirmation', 'confirmed', 'destination', 'pickup', 'session', 'show', 'tab', 'token'],
  ...['continue', 'next', 'redirect', 'returnTo', 'returnUrl', 'to', 'url'],
]

const EVIL = [
  'https://evil.example/',
  '//evil.example/',
  String.raw`\\evil.example`,
  'javascript:document.title="evil"',
]

test('no page of the site follows an address of somebody else’s', SWEEP, async ({ page, baseURL }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      outside.push(request.url())
  })
  for (const [at, path] of atLength(PAGES, PAGES.slice(0, 4)).entries()) {
    // Every page gets each of them, under names that differ from page to page: a reader of addresses is the same on all pages.
    const evil = (name: number) => EVIL[(name + at) % EVIL.length] ?? ''
    const query = new URLSearchParams(NAMES.map((name, index) => [name, evil(index)])).toString()
    await page.goto(`${path}?${query}#${evil(0)}`)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).origin, path).toBe(new URL(baseURL ?? '').origin)
    expect(await page.title(), path).not.toBe('evil')
  }
  expect(outside).toEqual([])
})
