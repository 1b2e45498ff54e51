import { LEGAL_LANGUAGES } from '@fiacre/sdk/rules'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { routesFile } from '../../vite/routes-file.ts'
import { PAGES, routesOf } from './pages.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const { paths } = routesOf(PAGES)

/** Where links of our own begin: in pages, in what the service writes, and in what leads a traveller on. */
const LINK =
  /(?:(?:href=|to=|navigate\()["'`]|(?:publicUrl|site|origin)\}|\bmailTraveller\([^)]*?["'`])(\/[a-z-]*)(?=["'`?#])/g
/** Served by the service itself, which tells an unknown path there for itself; and what the samples of mails make up. */
const NOT_OF_THE_SITE = new Set(['/api', '/docs', '/widget', '/preview', '/help', '/book'])

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
  expect(links.filter(({ path }) => !paths.includes(path))).toEqual([])
})

it('the build tells the service which paths have a page, and which are public', async () => {
  const emitted: unknown[] = []
  type Build = { emitFile(file: unknown): void; getModuleIds(): string[] }
  const write = routesFile().generateBundle as unknown as (
    this: Build,
    options: object,
    bundle: object,
  ) => Promise<void>
  // Which files each page has, only the build of the whole site can tell.
  await write.call({ emitFile: (file) => emitted.push(file), getModuleIds: () => [] }, {}, {})
  const source = `${JSON.stringify({ ...routesOf(PAGES), files: {}, starts: {} })}\n`
  expect(emitted).toContainEqual({ type: 'asset', fileName: 'routes.json', source })
  expect(routesOf(PAGES).publicPaths).toEqual([
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/partners',
    '/destinations',
    '/transfers/:hub',
    '/transfers/:airport/:place',
    '/help-center',
    '/terms-of-use',
    '/privacy-policy',
    '/partnership-agreement',
    '/kyc-policy',
    '/sanctions-policy',
    '/self-billing-agreement',
    '/carrier-licence',
  ])
  expect(routesOf(PAGES).languages['/terms-of-use']).toEqual(LEGAL_LANGUAGES)
})

it('every folder of pages has its entry in the list, and every page a path of its own', () => {
  const folders = globSync('site/src/pages/*/', { cwd: root }).map((folder) => basename(folder))
  const entries = globSync('site/src/pages/*/page.ts', { cwd: root }).map((file) => basename(dirname(file)))
  expect(entries.toSorted()).toEqual(folders.toSorted())
  const listed = readFileSync(join(import.meta.dirname, 'pages.ts'), 'utf8')
  for (const folder of folders.filter((name) => name !== 'not-found'))
    expect(listed).toContain(`'../pages/${folder}/page.ts'`)
  expect(new Set(paths).size).toBe(PAGES.length)
})
