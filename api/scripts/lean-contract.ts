import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import { inAscii } from './in-ascii.ts'
import { withoutWords } from './without-words.ts'

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
