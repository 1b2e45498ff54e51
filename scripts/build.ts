import './assert-node.ts'
import { parseArgs } from 'node:util'
import { buildStale } from './build-stale.ts'

const { values } = parseArgs({ options: { force: { type: 'boolean' }, only: { type: 'string' } } })
await buildStale((line) => process.stdout.write(`${line}\n`), values)
