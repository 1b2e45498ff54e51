import './assert-node.ts'
import { buildStale } from './build-stale.ts'

/** `npm start`: builds what changed since the last start, then runs the service in this process. */
await buildStale((line) => process.stdout.write(`${line}\n`))
await import('../api/src/main.ts')
