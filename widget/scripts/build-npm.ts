import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { catalogues } from '../vite/catalogues.ts'
import { preactAliases } from '../vite/preact.ts'
import { usedTokens } from '../vite/used-tokens.ts'
import { bundledLicences } from './bundled-licences.ts'
import { writeStyles } from './npm-styles.ts'

/*
 * Builds what the npm package holds: the React form and its store, which leave React to the program they are used in;
 * the element, which is made of preact and takes no React; the texts and the look. Types are tsup's, meanwhile.
 */
const root = join(import.meta.dirname, '..')
const outDir = join(root, 'dist/npm')

const shared: InlineConfig = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { __FIACRE_VERSION__: JSON.stringify(manifest.version) },
  // Said here, as a test runner says otherwise, and the package would ask for React's development runtime then.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
}

type Format = 'es' | 'cjs'
const FORMATS: Format[] = ['es', 'cjs']

/** Some entries in some formats; a chunk of one format loads chunks of its own. */
function library(
  entry: Record<string, string>,
  formats: readonly Format[],
  external: Rolldown.ExternalOption,
): InlineConfig['build'] {
  const output = formats.map((format) => {
    const extension = format === 'es' ? 'js' : 'cjs'
    return {
      format,
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `chunks/[name]-[hash].${extension}`,
      // Next.js and its like render on servers what is not marked; hooks are for browsers.
      banner: (chunk: Rolldown.RenderedChunk) => (chunk.name === 'index' ? "'use client';" : ''),
      minify: false,
    }
  })
  return {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    minify: false,
    // Sheets that are text in a script are out of a bundler's reach.
    cssMinify: true,
    lib: { entry: Object.fromEntries(Object.entries(entry).map(([name, path]) => [name, join(root, path)])) },
    rolldownOptions: { external, output },
  }
}

/** Texts are compiled already; Lingui's own runtime is an ES module alone, which CommonJS cannot require everywhere. */
const texts = { find: '@lingui/core', replacement: join(root, 'vite/element-i18n.ts') }

rmSync(outDir, { recursive: true, force: true })
// `--without-types` is for programs that only run it, as the example does.
const types = process.argv.includes('--without-types')
  ? undefined
  : promisify(execFile)(join(root, 'node_modules/.bin/tsup'), [], { cwd: root })

await build({
  ...shared,
  plugins: [catalogues()],
  resolve: { alias: [texts] },
  build: library({ index: 'src/index.ts', locales: 'src/locales/index.ts' }, FORMATS, [
    /^react(-dom)?($|\/)/,
    // What is shared of the texts is compiled in, as the rest of them.
    /^@fiacre\/(?!sdk\/locales\/)/,
    /^zustand($|\/)/,
  ]),
})

// The element carries all that it is made of: who takes it alone installs nothing beside it.
for (const format of FORMATS) {
  await build({
    ...shared,
    plugins: [
      catalogues(),
      bundledLicences(),
      usedTokens(join(root, 'src/theme'), ['booking/*.css', 'controls/*.css', 'embedded*.css']),
    ],
    resolve: {
      alias: [{ find: /^react$/, replacement: join(root, 'vite/element-react.ts') }, texts, ...preactAliases],
    },
    build: library({ element: 'src/element/index.ts' }, [format], []),
  })
}

await writeStyles(outDir)
await types
