import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'tsup'

/** The published entries: `@fiacre/sdk`, `@fiacre/sdk/rules` and `@fiacre/sdk/webhooks`. */
const entries = { index: 'src/index.ts', rules: 'src/rules/index.ts', webhooks: 'src/webhooks/index.ts' }

/** Each rule as a module of its own, so that a bundler leaves out what is not used, and loads later what is used later. */
const rules = Object.fromEntries(
  globSync('src/rules/**/*.ts', { exclude: ['**/*.test.ts', 'src/rules/index.ts'] }).map((path) => [
    `rules/${basename(path, '.ts')}`,
    path,
  ]),
)

/** The linter has checked them: the compiler that writes them need not do it again. */
const TYPES = { only: true, compilerOptions: { noCheck: true } }

const shared = { target: 'es2022', clean: true } as const

/** The published form: ES modules, CommonJS, and types for both. */
export default defineConfig([
  { ...shared, format: 'esm', entry: { ...entries, ...rules }, outDir: 'dist/esm', splitting: true },
  {
    ...shared,
    format: 'cjs',
    entry: entries,
    outDir: 'dist/cjs',
    // It comes as an ES module alone, which test runners and older Nodes cannot require: CommonJS carries it inside.
    noExternal: ['ky'],
  },
  { ...shared, format: ['esm', 'cjs'], entry: entries, outDir: 'dist/types', dts: TYPES },
])
