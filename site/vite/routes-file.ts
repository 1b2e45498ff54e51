import type { Plugin } from 'vite'
import { PATHS } from '../src/app/route-table.ts'

/**
 * Vite plugin that writes `routes.json` beside the built page: the paths that have a screen. The service answers these
 * with the page, and any other with 404.
 */
export function routesFile(): Plugin {
  return {
    name: 'fiacre:routes',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'routes.json',
        source: `${JSON.stringify({ paths: PATHS })}\n`,
      })
    },
  }
}
