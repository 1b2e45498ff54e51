import { join } from 'node:path'
import { build } from 'vite'

const theme = join(import.meta.dirname, '../src/theme')

/** Writes `styles.css`: all that the React form needs on a page, its tokens and controls included. */
export async function writeStyles(outDir: string): Promise<void> {
  const entry = 'virtual:styles.css'
  const sheets = ['tokens.css', 'controls.css', 'booking-form.css'].map(
    (name) => `@import '${join(theme, name)}';`,
  )
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'fiacre:all-styles',
        resolveId: (id) => (id === entry ? join(theme, 'styles.css') : undefined),
        load: (id) => (id === join(theme, 'styles.css') ? sheets.join('\n') : undefined),
      },
    ],
    build: {
      outDir,
      emptyOutDir: false,
      cssMinify: true,
      rolldownOptions: { input: entry, output: { assetFileNames: 'styles.css' } },
    },
  })
}
