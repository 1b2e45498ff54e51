import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { searchFiles } from './search-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiacre-search-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('robots.txt keeps its rules and leads to the public pages, by the address that travellers see', async () => {
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /api\n')
  const files = searchFiles(folder, 'https://fiacre.example', [
    new Map([['en', '/']]),
    new Map([
      ['en', '/terms'],
      ['pl', '/pl/terms'],
    ]),
  ])
  const textOf = async (path: string) => String(await files.get(path)?.bytes('identity'))
  expect(await textOf('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /api\n\nSitemap: https://fiacre.example/sitemap.xml\n',
  )
  // At each address of a page the same addresses stand, its own among them.
  const languages = ['en"', 'pl"', 'x-default"'].map((hreflang) => {
    const path = hreflang.startsWith('pl') ? '/pl/terms' : '/terms'
    return `<xhtml:link rel="alternate" hreflang="${hreflang} href="https://fiacre.example${path}"></xhtml:link>`
  })
  expect(await textOf('/sitemap.xml')).toContain(
    [
      '<url><loc>https://fiacre.example/</loc></url>',
      ...['/terms', '/pl/terms'].map(
        (path) => `<url><loc>https://fiacre.example${path}</loc>${languages.join('')}</url>`,
      ),
    ].join(''),
  )
})

it('there are none where the site is not built', () => {
  expect(searchFiles(join(folder, 'nothing'), 'https://fiacre.example', []).size).toBe(0)
})
