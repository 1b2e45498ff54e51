import { readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'

/** What bundled code finds its data with; all of it lies in one folder, two steps below the repository. */
const PLACES = [
  "const __source = (path) => new URL(path, new URL('../../', __bundled))",
  "const __readJson = (path) => JSON.parse(__readFile(__source(path), 'utf8'))",
]

/** What every bundled module begins with. `require` is for packages in CommonJS. */
export const HEAD = [
  "import { readFileSync as __readFile } from 'node:fs'",
  "import { createRequire as __createRequire } from 'node:module'",
  "import { fileURLToPath as __pathOf } from 'node:url'",
  'const __bundled = import.meta.url',
  'const require = __createRequire(__bundled)',
  ...PLACES,
].join('\n')

/**
 * What a script imports with, when it needs it: Node lets it use `import()` only by an experiment, which says so in each log. As long as that
 * word, so that all else stays where the map says.
 */
const LOAD = '__load'

export function withLoad(script: string): string {
  return script.replaceAll(/(?<![\w$.])import(?=\()/g, LOAD)
}

/** What a bundled script stands between; `bundled-main.ts` calls the function that it is. As strict as a module. */
export const SCRIPT_HEAD = [
  `(function (exports, require, module, __filename, __dirname, ${LOAD}) { 'use strict'`,
  "const { readFileSync: __readFile } = require('node:fs')",
  "const { fileURLToPath: __pathOf, pathToFileURL: __addressOf } = require('node:url')",
  'const __bundled = __addressOf(__filename).href',
  'const __resolve = (name) => __addressOf(require.resolve(name)).href',
  ...PLACES,
].join('\n')
export const SCRIPT_FOOT = '})'

/** Data of more bytes stays a file: as code it would be held twice, and JSON is read faster. */
const LARGE_JSON = 16_000
const THREAD = /new URL\('(\.\/[\w-]+-thread\.ts)', import\.meta\.url\)/g

/**
 * Bundled code lies elsewhere than its sources, and still finds what lies beside them: data, texts and typefaces by the place of the
 * source, threads by the file that they were bundled to.
 * @param threadName what the program of a thread is called, by the path of its source
 */
export function sourcePlaces(root: string, threadName: (path: string) => string): Plugin {
  const place = (path: string) => JSON.stringify(relative(root, path).split(sep).join('/'))
  return {
    name: 'source-places',
    setup(build) {
      build.onLoad({ filter: /\.json$/ }, ({ path }) => {
        if (statSync(path).size < LARGE_JSON) return undefined
        return { contents: `module.exports = __readJson(${place(path)})`, loader: 'js' }
      })
      build.onLoad({ filter: /[/\\](?:api|sdk)[/\\]src[/\\].*\.ts$/ }, ({ path }) => {
        const contents = readFileSync(path, 'utf8')
          .replaceAll(
            THREAD,
            (_, file: string) => `new URL('./${threadName(join(dirname(path), file))}.js', __bundled)`,
          )
          .replaceAll('import.meta.url', `__source(${place(path)}).href`)
          .replaceAll('import.meta.dirname', `__pathOf(__source(${place(dirname(path))}))`)
        return { contents, loader: 'ts' }
      })
    },
  }
}

/** Modules of Node are taken as they are: an import of one reads all that it offers, a client of HTTP/2 and of WebSockets among it. */
export const builtInModules: Plugin = {
  name: 'built-in-modules',
  setup(build) {
    build.onResolve({ filter: /^(?:node:)?[a-z_/0-9]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path: path.replace(/^node:/, ''), namespace: 'built-in' } : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'built-in' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('node:${path}')`,
      loader: 'js',
    }))
  },
}
