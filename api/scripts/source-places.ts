import { readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'
import { withoutWords } from './without-words.ts'

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

/** The contract becomes a file beside the bundle, without what people read of it: it is read at each start. */
export const leanContract: Plugin = {
  name: 'lean-contract',
  setup(build) {
    const namespace = 'lean-contract'
    build.onResolve(
      { filter: /^@fiacre\/openapi\/openapi\.json$/ },
      async ({ path, pluginData, ...args }) => {
        if (pluginData === namespace) return undefined
        const { path: file } = await build.resolve(path, { ...args, pluginData: namespace })
        return { path: file, namespace }
      },
    )
    build.onResolve({ filter: /^contract\.json$/ }, ({ pluginData }) => ({
      path: 'contract.json',
      namespace: `${namespace}-file`,
      pluginData,
    }))
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents:
        "const file = require('contract.json')\nmodule.exports = JSON.parse(__readFile(new URL(file, __bundled), 'latin1'))",
      loader: 'js',
      pluginData: path,
    }))
    build.onLoad({ filter: /.*/, namespace: `${namespace}-file` }, ({ pluginData }) => ({
      contents: inAscii(JSON.stringify(withoutWords(JSON.parse(readFileSync(pluginData as string, 'utf8'))))),
      loader: 'file',
    }))
  },
}

/** As JSON and as code: one letter beyond Latin makes V8 hold all of a text in two bytes a letter. */
export function inAscii(text: string): string {
  return text.replaceAll(
    /[^\0-\x7F]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
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
