import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Page, PageContent } from '../src/base/page/page.ts'
import { languageSizes } from './language-sizes.ts'
import { pageFiles } from './page-files.ts'

const SOURCES = join(import.meta.dirname, '..', 'src')

/** Under which the service asks for the files of the 404 page. */
const NOT_FOUND = '/404'

/**
 * Vite plugin that writes `routes.json` beside the built page: the paths that have a page, which of them are public, and the files
 * that each public page needs besides the start's, with what each language starts with. The service answers these paths with the page, and any other with 404.
 */
export function routesFile(): Plugin {
  return {
    name: 'fiacre:routes',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { PAGES, routesOf } = (await load('app/pages.ts')) as typeof import('../src/app/pages.ts')
      const files: Record<string, string[]> = {}
      const imported = new Map<string, readonly string[]>()
      for (const id of this.getModuleIds()) {
        if (!id.startsWith(join(SOURCES, 'pages')) || !id.endsWith('page.ts')) continue
        const entry = (await load(id.slice(SOURCES.length + 1))) as Record<
          string,
          Page | PageContent | readonly Page[]
        >
        const modules = this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
        const own = pageFiles(bundle, modules)
        for (const page of Object.values(entry).flat()) {
          if ('path' in page) imported.set(page.path, modules)
          const path = 'path' in page ? page.isPublic && page.path : NOT_FOUND
          if (path && own.length > 0) files[path] = own
        }
      }
      const boot = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'boot',
      )
      const source = `${JSON.stringify({ ...routesOf(PAGES), files, starts: startsOf(bundle), boot: boot && `/${boot.fileName}` })}\n`
      this.emitFile({ type: 'asset', fileName: 'routes.json', source })
      const sizes = `${JSON.stringify(languageSizes(bundle, imported), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'sizes.json', source: sizes })
    },
  }
}

/** Languages that are written with more than the letters of Western Europe, and the part of a typeface that has theirs. */
const LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['cs', 'et', 'hr', 'hu', 'lt', 'lv', 'pl', 'ro', 'sk', 'sl'].map((code) => [code, 'latin-ext']),
  ),
  bg: 'cyrillic',
  el: 'greek',
}

/**
 * What every page starts with in each language: its file of code, as `vite.config.ts` names it, and the letters of its headings,
 * which else come last and break their lines anew.
 */
function startsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const files = Object.values(bundle).map(({ fileName }) => `/${fileName}`)
  return Object.fromEntries(
    Object.values(bundle).flatMap(({ fileName, name }) => {
      const [, language] = /^start-(\w\w)$/.exec(name ?? '') ?? []
      if (!language) return []
      const letters = files.filter((file) => file.includes(`/literata-${LETTERS[language]}-`))
      return [[language, [`/${fileName}`, ...letters]]]
    }),
  )
}

/** Not bundled into Vite's configuration, as a plain import would be: the entries name the code of every page. */
const load = (path: string): Promise<unknown> => import(new URL(`../src/${path}`, import.meta.url).href)
