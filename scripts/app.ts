import './assert-node.ts'
import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { SERVICE_ENVIRONMENT, SERVICE_OPTIONS, SERVICE_PROGRAM } from '../api/scripts/service-program.ts'
import { buildStale } from './build-stale.ts'
import { COMPILE_CACHE } from './compile-cache.ts'

/**
 * `npm start`: builds what changed since the last start, then becomes the service, in the process that it is: with the options that the
 * service runs best with, and without what building took.
 */
enableCompileCache(COMPILE_CACHE)
await buildStale((line) => process.stdout.write(`${line}\n`))
// Windows cannot put one program in the place of another: there it runs in this one, as well.
if (process.platform === 'win32') await import(pathToFileURL(SERVICE_PROGRAM).href)
else
  process.execve?.(
    process.execPath,
    [process.execPath, ...SERVICE_OPTIONS, ...process.execArgv, SERVICE_PROGRAM],
    {
      ...process.env,
      ...SERVICE_ENVIRONMENT,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
    },
  )
