import './assert-node.ts'
import { enableCompileCache } from 'node:module'
import { buildStale } from './build-stale.ts'
import { COMPILE_CACHE } from './compile-cache.ts'

/**
 * `npm start`: builds what changed since the last start, then runs the service in this process. Its script limits the room for new
 * objects to V8's former 16 MB (`--max-semi-space-size`): left alone it grows to 134 MB while the service loads, and stays.
 */
enableCompileCache(COMPILE_CACHE)
await buildStale((line) => process.stdout.write(`${line}\n`))
await import('../api/src/main.ts')
