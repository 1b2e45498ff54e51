import { join } from 'node:path'

/** The service as `pnpm build` bundles it, and as `npm start` runs it. */
export const SERVICE_PROGRAM = join(import.meta.dirname, '..', 'dist', 'main.js')

/**
 * V8's room for new objects, as `npm start` sets it. Left alone it grows to 134 MB while the service loads, and stays; begun small,
 * it is swept forty times on the way to 16.
 */
export const SERVICE_OPTIONS = ['--max-semi-space-size=16', '--min-semi-space-size=16']
