import { join } from 'node:path'

/** The service as `pnpm build` bundles it, and as `npm start` runs it. */
export const SERVICE_PROGRAM = join(import.meta.dirname, '..', 'dist', 'main.js')
