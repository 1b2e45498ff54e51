import './assert-node.ts'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `pnpm test:chaos`: what plays at random, kills and storms, for as long as it takes to meet what is rare. `npm test` has a short
// pass of each. What fails prints its seed and path, by which it can be played again.

const root = join(import.meta.dirname, '..')
const { MONEY_SECONDS = '600', DISHONEST_CLIENTS = '1000' } = process.env

const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--config', 'scripts/chaos/vitest.config.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MONEY_SECONDS, DISHONEST_CLIENTS, CHAOS: '1' },
  },
)
process.exitCode = status ?? 1
