import './assert-node.ts'
import { buildStale } from './build-stale.ts'

await buildStale((line) => process.stdout.write(`${line}\n`), { force: process.argv.includes('--force') })
