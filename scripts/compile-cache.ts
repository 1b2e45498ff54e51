import { join } from 'node:path'

/**
 * Where Node keeps what it compiled, types already taken out: with it the service starts in less than half the time. What a
 * file was compiled to is found by its content, so that nothing here can be stale.
 */
export const COMPILE_CACHE = join(import.meta.dirname, '..', 'node_modules', '.cache', 'compile')
