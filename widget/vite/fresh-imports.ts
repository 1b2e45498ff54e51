import type { Plugin } from 'vite'

/** An import of a file beside the one that it stands in, as it is in what a build writes. */
const IMPORT = /\bimport\((["'`])(\.\/[^"'`]+)\1\)/g

/**
 * Vite plugin that makes a dynamic import which failed be tried under another address: a browser keeps the failure for
 * as long as the page lives, and would give it again without asking the network.
 */
export function freshImports(): Plugin {
  return {
    name: 'fiacre:fresh-imports',
    apply: 'build',
    renderChunk: (code) => ({ code: withFreshImports(code), map: null }),
  }
}

/**
 * What an import of a neighbour becomes. It still stands there as it was, as Vite finds by it the styles and files that are to be fetched
 * along. A declaration, so that it may stand behind what calls it.
 */
const AGAIN = 'importAgain'
const DECLARATION = `
function ${AGAIN}(load, path) {
  return load().catch(() => import(path + '?' + Date.now()))
}`

/** Code in which every import of a neighbour that fails is followed by one more, under an address never used before. */
export function withFreshImports(code: string): string {
  const fresh = code.replaceAll(
    IMPORT,
    (found, quote: string, path: string) => `${AGAIN}(() => ${found}, ${quote}${path}${quote})`,
  )
  return fresh === code ? code : fresh + DECLARATION
}
