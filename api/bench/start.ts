import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { columns } from './columns.ts'
import { startBenchDatabase } from './database.ts'
import { percentile } from './percentile.ts'
import { keepFigures } from './report/figure.ts'
import { startService } from './service/server-process.ts'

/**
 * How long the service takes to be ready, and what it then holds: the first time with a database that is empty, then with one
 * that is filled and whose code Node has compiled before, as every later start is.
 */
const STARTS = 5
/** Threads and first jobs have come and gone. */
const SETTLING_MS = 5000

const database = await startBenchDatabase()
try {
  await database.create('start')
  const env = {
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url('start'),
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/bench-code'),
  }
  const first = await startService(env)
  await first.stop()
  const times: number[] = []
  const held: number[] = []
  for (let turn = 0; turn < STARTS; turn++) {
    const service = await startService(env)
    times.push(service.readyMs)
    await sleep(SETTLING_MS)
    held.push(await service.residentMb())
    await service.stop()
  }
  const middle = (values: number[]) =>
    percentile(
      values.toSorted((a, b) => a - b),
      50,
    )
  console.log(
    columns([
      ['', 'to ready, ms', 'resident, MB'],
      ['first start, an empty database', first.readyMs.toFixed(0), ''],
      [`second start, median of ${STARTS}`, middle(times).toFixed(0), middle(held).toFixed(0)],
    ]),
  )
  keepFigures('start', [
    ['first start to ready', first.readyMs, 'ms'],
    ['second start to ready', middle(times), 'ms'],
    ['resident, idle', middle(held), 'MB'],
  ])
} finally {
  await database.stop()
}
