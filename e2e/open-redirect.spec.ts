import { expect, test } from '@playwright/test'

const PAGES = [
  '/',
  '/login',
  '/register',
  '/dashboard',
  '/profile',
  '/checkout',
  '/payment',
  '/payment-success',
  '/reset-password',
  '/destinations',
]
/** What the site reads from its address, and where other sites keep where to go next. */
const NAMES = [
  ...['booking', 'confirmation', 'confirmed', 'destination', 'pickup', 'session', 'show', 'tab', 'token'],
  ...['continue', 'next', 'redirect', 'returnTo', 'returnUrl', 'to', 'url'],
]

for (const evil of [
  'https://evil.example/',
  '//evil.example/',
  String.raw`\\evil.example`,
  'javascript:document.title="evil"',
]) {
  test(`no page of the site follows ${evil}`, async ({ page, baseURL }) => {
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        outside.push(request.url())
    })
    const query = new URLSearchParams(NAMES.map((name) => [name, evil])).toString()
    for (const path of PAGES) {
      await page.goto(`${path}?${query}#${evil}`)
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).origin, path).toBe(new URL(baseURL ?? '').origin)
      expect(await page.title(), path).not.toBe('evil')
    }
    expect(outside).toEqual([])
  })
}
