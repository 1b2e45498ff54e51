import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { InlineConfig } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { catalogues } from '../vite/catalogues.ts'
import { freshImports } from '../vite/fresh-imports.ts'
import { preactAliases } from '../vite/preact.ts'
import { reportSizes } from './report-sizes.ts'

/*
 * Builds what the service serves under /widget/: the element with its chunks under the package's version, where nothing
 * ever changes, and the loader under v1, the channel that moves with releases.
 */
const root = join(import.meta.dirname, '..')
const served = join(root, 'dist', 'served')
const { version } = manifest

const shared: InlineConfig = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { __FIACRE_VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
}

rmSync(served, { recursive: true, force: true })

await build({
  ...shared,
  plugins: [catalogues(), freshImports()],
  // First come, first served: before preact's own React.
  resolve: {
    alias: [{ find: /^react$/, replacement: join(root, 'vite/element-react.ts') }, ...preactAliases],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: join(served, version),
    target: 'baseline-widely-available',
    // A library, as those come without Vite's helper for preloading, which has nothing to do here.
    lib: { entry: { 'fiacre-booking': join(root, 'src/element/fiacre-booking.ts') }, formats: ['es'] },
    rolldownOptions: {
      // Later chunks take what they share from the element's own file, so that the form comes in one.
      preserveEntrySignatures: 'allow-extension',
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: true },
    },
  },
})

await build({
  ...shared,
  build: {
    outDir: join(served, 'v1'),
    target: 'baseline-widely-available',
    lib: {
      entry: join(root, 'src/loader/fiacre.ts'),
      name: 'fiacre',
      formats: ['iife'],
      fileName: () => 'fiacre.js',
    },
  },
})

reportSizes(served, version)
