import './assert-node.ts'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `pnpm test:chaos`: the tests that play at random, for as long as it takes to meet what is rare, and those that kill the service,
// at every step. `npm test` plays each of them for some seconds, and kills at every other step. What fails prints its seed and
// path, by which it can be played again.

const root = join(import.meta.dirname, '..')
const { MONEY_SECONDS = '600', DISHONEST_CLIENTS = '1000' } = process.env

const files = [
  'api/test/chaos/money-model/money-model.db.test.ts',
  'api/test/chaos/dishonest-client/dishonest-client.db.test.ts',
  'api/test/chaos/crash/crash.db.test.ts',
  'api/test/chaos/crash/crash-money.db.test.ts',
]
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  // One after the other: each counts on the machine for its times.
  ['run', '--project', 'database', '--no-file-parallelism', ...files],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MONEY_SECONDS, DISHONEST_CLIENTS, CRASH_STRIDE: '1' },
  },
)
process.exitCode = status ?? 1
