import './assert-node.ts'
import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { SERVICE_PROGRAM } from '../api/scripts/service-program.ts'
import { buildStale } from './build-stale.ts'
import { COMPILE_CACHE } from './compile-cache.ts'

/** `npm start`: builds what changed since the last start, then runs the service in this process. */
enableCompileCache(COMPILE_CACHE)
await buildStale((line) => process.stdout.write(`${line}\n`))
await import(pathToFileURL(SERVICE_PROGRAM).href)
