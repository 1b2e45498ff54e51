import { createClient } from '@fiacre/sdk'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { createQueryClient } from '../base/api/query-client.ts'
import { bookingTexts } from '../base/i18n/booking-texts.ts'
import { createTexts } from '../base/i18n/texts.ts'
import { notFoundPage } from '../pages/not-found/page.ts'
import { App } from './app.tsx'
import { shellTexts } from './locales/texts.ts'
import { PAGES } from './pages.ts'
import { Providers } from './providers.tsx'

/** Every public page, and the 404 page, in the shell, drawn where there is no browser. */
async function drawnAt(path: string): Promise<string> {
  const page = PAGES.find((one) => one.path === path) ?? notFoundPage
  const [component, pageTexts] = await page.load()
  const texts = createTexts('en')
  await texts.add(bookingTexts, shellTexts, pageTexts)
  const client = createClient({ baseUrl: 'https://fiacre.example', fetch: () => new Promise(() => {}) })
  const app = h(App, { screens: new Map([[page, component]]) })
  const providers = h(Providers, { client, cache: createQueryClient(), texts, visit: {}, children: app })
  return renderToString(h(Router, { ssrPath: path, children: providers }))
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A storage in which every choice was made otherwise. */
const storage = {
  getItem: (key: string) => ({ 'fiacre.currency': 'CHF', 'fiacre.distance-unit': 'mi' })[key] ?? '1',
  setItem: () => undefined,
  removeItem: () => undefined,
}

it.each([...PAGES.filter(({ isPublic }) => isPublic).map(({ path }) => path), '/no-such-page'])(
  '%s is drawn without a browser: the same at any hour, whatever a storage holds',
  async (path) => {
    expect(typeof window).toBe('undefined')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-10T12:00:00Z') })
    const before = await drawnAt(path)
    vi.setSystemTime(new Date('2031-12-31T23:59:00Z'))
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage)
    expect(await drawnAt(path)).toBe(before)
    expect(before).toContain('<h1')
    expect(before).toContain('© 2025 Fiacre')
  },
)
