import type { Plugin } from 'vite'

/**
 * Vite plugin that writes `routes.json` beside the built page: the paths that have a page, and which of them are public. The
 * service answers these with the page, and any other with 404.
 */
export function routesFile(): Plugin {
  return {
    name: 'fiacre:routes',
    apply: 'build',
    async generateBundle() {
      // Not bundled into Vite's configuration, as a plain import would be: the entries name the code of every page.
      const list = new URL('../src/app/pages.ts', import.meta.url).href
      const { PAGES, routesOf } = (await import(list)) as typeof import('../src/app/pages.ts')
      this.emitFile({
        type: 'asset',
        fileName: 'routes.json',
        source: `${JSON.stringify(routesOf(PAGES))}\n`,
      })
    },
  }
}
