import { defineConfig } from 'tsup'

/** The types of the npm package, for both formats; its code is scripts/build-npm.ts's. */
export default defineConfig({
  entry: { index: 'src/index.ts', element: 'src/element/index.ts', locales: 'src/locales/index.ts' },
  outDir: 'dist/npm',
  format: ['esm', 'cjs'],
  // The linter has checked them: the compiler that writes them need not do it again.
  dts: { only: true, compilerOptions: { noCheck: true } },
})
