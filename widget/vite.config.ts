import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from './vite/catalogues.ts'

/** The demo page, for working on the form: `pnpm --filter @fiacre/widget run demo`. The build is scripts/build.ts. */
export default defineConfig({
  root: 'demo',
  publicDir: '../../site/public',
  plugins: [catalogues(), react()],
  server: { host: '127.0.0.1' },
})
