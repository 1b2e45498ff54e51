import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { routesFile } from '../../vite/routes-file.ts'
import { PATHS } from './route-table.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Where links of our own begin: in pages, in what the service writes, and in what leads a traveller on. */
const LINK =
  /(?:(?:href=|to=|navigate\()["'`]|(?:publicUrl|site|origin)\}|\bmailTraveller\([^)]*?["'`])(\/[a-z-]*)(?=["'`?#])/g
/** Served by the service itself, which tells an unknown path there for itself; and what the samples of mails make up. */
const NOT_OF_THE_SITE = new Set(['/api', '/docs', '/widget', '/preview', '/help'])

it('every link of the product leads to a page that there is', () => {
  const files = globSync(['{api,site,widget}/src/**/*.{ts,tsx}', 'site/index.html'], { cwd: root })
  const links = files
    .filter((file) => !/\.test\.|generated|[\\/]testing[\\/]/.test(file))
    .flatMap((file) => {
      const found = readFileSync(join(root, file), 'utf8').matchAll(LINK)
      return [...found].map(([, path = '']) => ({ file, path }))
    })
    .filter(({ path }) => !NOT_OF_THE_SITE.has(path))
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ path }) => !PATHS.includes(path))).toEqual([])
})

it('the build tells the service which paths have a screen', () => {
  const emitted: unknown[] = []
  const plugin = routesFile()
  const write = plugin.generateBundle as (this: { emitFile(file: unknown): void }) => void
  write.call({ emitFile: (file) => emitted.push(file) })
  expect(emitted).toEqual([
    { type: 'asset', fileName: 'routes.json', source: `${JSON.stringify({ paths: PATHS })}\n` },
  ])
  expect(PATHS).toContain('/login')
})
