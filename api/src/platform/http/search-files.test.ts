import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { searchFiles } from './search-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiacre-search-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('robots.txt keeps its rules and leads to the public pages, by the address that travellers see', async () => {
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /api\n')
  const files = searchFiles(folder, 'https://fiacre.example', ['/', '/destinations'])
  const textOf = async (path: string) => String(await files.get(path)?.bytes('identity'))
  expect(await textOf('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /api\n\nSitemap: https://fiacre.example/sitemap.xml\n',
  )
  expect(await textOf('/sitemap.xml')).toContain(
    '<url><loc>https://fiacre.example/</loc></url><url><loc>https://fiacre.example/destinations</loc></url>',
  )
})

it('there are none where the site is not built', () => {
  expect(searchFiles(join(folder, 'nothing'), 'https://fiacre.example', []).size).toBe(0)
})
