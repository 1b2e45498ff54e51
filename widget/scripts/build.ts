import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { catalogues } from '../vite/catalogues.ts'
import { constantTokens } from '../vite/constant-tokens.ts'
import { freshImports } from '../vite/fresh-imports.ts'
import { preactAliases } from '../vite/preact.ts'
import { bundle, bytesOf } from './bundle.ts'
import { contentVersion, provisionalVersion, withVersion } from './content-version.ts'
import { LOADER, ROOM_SHEET } from './integrity.ts'
import { waitingRoom } from '../src/element/room.ts'
import { release } from './release.ts'
import { measureSizes } from './measure-sizes.ts'
import { unusedRules, withoutUnusedRules } from '../vite/unused-rules.ts'
import { usedTokens } from '../vite/used-tokens.ts'
import { reportSizes } from './report-sizes.ts'

/*
 * Builds what the service serves under /widget/: the element with its chunks and the loader under a version that names
 * their content, where nothing ever changes, and the loader under v1, the channel that moves with releases.
 */
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const provisional = provisionalVersion(manifest.version)

const shared: InlineConfig = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { __FIACRE_VERSION__: JSON.stringify(provisional), 'process.env.NODE_ENV': '"production"' },
}

const element = await bundle({
  ...shared,
  plugins: [
    catalogues(),
    freshImports(),
    usedTokens(
      join(root, 'src/theme'),
      ['booking/*.css', 'controls/*.css', 'embedded*.css'],
      withoutUnusedRules,
    ),
  ],
  css: { postcss: { plugins: [unusedRules, constantTokens(join(root, 'src/theme/tokens.css'))] } },
  // First come, first served: before preact's own React.
  resolve: {
    alias: [
      { find: /^react$/, replacement: join(root, 'vite/element-react.ts') },
      { find: './account-messages.ts', replacement: join(root, 'vite/element-messages.ts') },
      { find: './rule-in-english.ts', replacement: join(root, 'vite/element-rule-in-english.ts') },
      { find: './english-rules.ts', replacement: join(root, 'vite/element-english-rules.ts') },
      { find: '@lingui/core', replacement: join(root, 'vite/element-i18n.ts') },
      ...preactAliases,
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    target: 'baseline-widely-available',
    // A library, as those come without Vite's helper for preloading, which has nothing to do here.
    lib: { entry: { 'fiacre-booking': join(root, 'src/element/fiacre-booking.ts') }, formats: ['es'] },
    rolldownOptions: {
      // Later chunks take what they share from the element's own file, so that the form comes in one.
      preserveEntrySignatures: 'allow-extension',
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        entryFileNames: '[name].js',
        // The version before them names their content.
        chunkFileNames: '[name].js',
        // The form in one file, whatever the later ones take of it; and in one what those share that come with the first touch.
        codeSplitting: {
          groups: [
            { name: 'form', tags: ['$initial'] },
            { name: 'shared', minShareCount: 2, test: /[\\/](?:booking|rules)[\\/]/ },
          ],
        },
        minify: true,
        // Marks for bundlers, which nobody needs in what a browser gets.
        comments: { annotation: false },
      },
    },
  },
})

const loader = await bundle({
  ...shared,
  build: {
    target: 'baseline-widely-available',
    lib: {
      entry: join(root, 'src/loader/fiacre.ts'),
      name: 'fiacre',
      formats: ['iife'],
      fileName: () => LOADER,
    },
  },
})

const built = new Map([...element, ...loader].map((output) => [output.fileName, bytesOf(output)]))
built.set(ROOM_SHEET, Buffer.from(`${waitingRoom()}\n`))
const version = contentVersion(manifest.version, built)
const files = withVersion(built, provisional, version)
release(join(dist, 'served'), version, files)
reportSizes(dist, measureSizes(version, element, files))
