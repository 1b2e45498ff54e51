import './assert-node.ts'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `pnpm test:chaos`: what plays at random, kills and storms, for as long as it takes to meet what is rare, and pages looked at one
// by one. `npm test` has a short pass of each. What fails prints its seed and path, by which it can be played again. With names on
// the command line those files alone; `screens` means the pages.

const root = join(import.meta.dirname, '..')
const { MONEY_SECONDS = '600', DISHONEST_CLIENTS = '1000' } = process.env

const asked = process.argv.slice(2)

function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, MONEY_SECONDS, DISHONEST_CLIENTS, CHAOS: '1' }
  return (
    spawnSync(join(root, 'node_modules', '.bin', program), args, { cwd: root, stdio: 'inherit', env })
      .status === 0
  )
}

const played =
  asked[0] === 'screens' || run('vitest', 'run', '--config', 'scripts/chaos/vitest.config.ts', ...asked)
const seen = (asked.length > 0 && asked[0] !== 'screens') || run('playwright', 'test', ...asked.slice(1))
process.exitCode = played && seen ? 0 : 1
