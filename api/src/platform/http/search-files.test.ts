import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { searchFiles } from './search-files.ts'
import type { PublicPage } from './site-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiacre-search-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('robots.txt keeps its rules and leads to the public pages, by the address that travellers see', () => {
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /api\n')
  const home: PublicPage = new Map([['en', '/']])
  const terms: PublicPage = new Map([
    ['en', '/terms'],
    ['pl', '/pl/terms'],
  ])
  const files = searchFiles(folder, 'https://fiacre.example', [
    { name: 'pages', pages: [home, terms] },
    { name: 'rides', pages: Array.from({ length: 150 }, () => home), changed: '2026-11-21' },
  ])
  const textOf = (path: string) => files.get(path)?.()
  expect(textOf('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /api\n\nSitemap: https://fiacre.example/sitemap.xml\n',
  )
  // At each address of a page the same addresses stand, its own among them.
  const languages = ['en"', 'pl"', 'x-default"'].map((hreflang) => {
    const path = hreflang.startsWith('pl') ? '/pl/terms' : '/terms'
    return `<xhtml:link rel="alternate" hreflang="${hreflang} href="https://fiacre.example${path}"></xhtml:link>`
  })
  expect(textOf('/sitemap-pages-1.xml')).toContain(
    [
      '<url><loc>https://fiacre.example/</loc></url>',
      ...['/terms', '/pl/terms'].map(
        (path) => `<url><loc>https://fiacre.example${path}</loc>${languages.join('')}</url>`,
      ),
    ].join(''),
  )
  const maps = ['pages-1', 'rides-1', 'rides-2'].map((name) => {
    const day = name.startsWith('rides') ? '<lastmod>2026-11-21</lastmod>' : ''
    return `<sitemap><loc>https://fiacre.example/sitemap-${name}.xml</loc>${day}</sitemap>`
  })
  expect(textOf('/sitemap.xml')).toContain(`>${maps.join('')}</sitemapindex>`)
  expect(textOf('/sitemap-rides-2.xml')?.match(/<lastmod>2026-11-21</g)).toHaveLength(50)
})

it('there are none where the site is not built', () => {
  expect(searchFiles(join(folder, 'nothing'), 'https://fiacre.example', []).size).toBe(0)
})
