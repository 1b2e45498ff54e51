import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { InlineConfig } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { catalogues } from '../vite/catalogues.ts'
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
  plugins: [catalogues()],
  resolve: { alias: preactAliases },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: join(served, version),
    target: 'baseline-widely-available',
    modulePreload: false,
    rolldownOptions: {
      input: { 'fiacre-booking': join(root, 'src/element/fiacre-booking.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
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
