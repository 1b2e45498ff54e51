import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { LONG } from './at-length.ts'
import { LOADER_BUDGET } from './loader-budget.ts'
import { partnerPage } from './partner-page.ts'
import { test } from './visitor.ts'

interface Sizes {
  loader: { gzip: number }
  untilUsable: Record<string, { gzip: number }>
}

for (const locale of ['en', 'el']) {
  // Greek has files of its own besides, and those of English.
  const which = locale === 'en' ? LONG : {}
  test(
    `the build's sizes.json says what Chromium fetches until the form in ${locale} is usable`,
    which,
    async ({ page, baseURL }) => {
      const path = join(import.meta.dirname, '..', 'widget', 'dist', 'sizes.json')
      const sizes = JSON.parse(readFileSync(path, 'utf8')) as Sizes
      const fetched: Promise<[string, number]>[] = []
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        const weigh = async (): Promise<[string, number]> => [
          pathname,
          gzipSync(await response.body(), { level: 9 }).length,
        ]
        if (pathname.startsWith('/widget/')) fetched.push(weigh())
      })
      const partner = await partnerPage(baseURL ?? '', `locale="${locale}"`)
      await page.goto(partner.url)
      await page.getByRole('combobox').first().waitFor()
      await page.waitForLoadState('networkidle')
      const weights = await Promise.all(fetched)
      await partner.close()
      expect(Object.fromEntries(weights)['/widget/v1/fiacre.js']).toBe(sizes.loader.gzip)
      expect(sizes.loader.gzip).toBeLessThanOrEqual(LOADER_BUDGET)
      expect(weights.reduce((sum, [, weight]) => sum + weight, 0)).toBe(sizes.untilUsable[locale]?.gzip)
    },
  )
}
