import { defineConfig } from 'tsup'

/** The published form: ESM, CommonJS and types for `@fiacre/sdk` and `@fiacre/sdk/rules`. */
export default defineConfig({
  entry: { index: 'src/index.ts', rules: 'src/rules/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
})
