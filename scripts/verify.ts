import './assert-node.ts'
import { COMPILE_CACHE } from './compile-cache.ts'
import { runStep, type Step } from './verify/step.ts'
import { playwrightCount, vitestCount } from './verify/counts.ts'

// `npm test`: every check, quiet while green. The last line counts over all of them; a check that is no test runner counts
// as one. Names on the command line run those alone.

/** They need little of each other and of the machine: two run at a time. The longest comes first. */
const CHECKS: Step[] = [
  {
    name: 'stories',
    command: ['pnpm', '--filter', '@fiacre/widget', '--filter', '@fiacre/site', 'run', 'build-storybook'],
  },
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'unused', command: ['knip'] },
  { name: 'contract', command: ['node', 'openapi/scripts/lint.ts'] },
  { name: 'generated-contract', command: ['node', 'openapi/scripts/check-generated.ts'] },
  { name: 'generated-sdk', command: ['node', 'sdk/scripts/check-generated.ts'] },
]

/** They want the machine to themselves. */
const RUNNERS: Step[] = [
  { name: 'tests', command: ['vitest', 'run'], count: vitestCount },
  {
    name: 'packages',
    command: ['vitest', 'run', '--config', 'scripts/packages/vitest.config.ts'],
    count: vitestCount,
  },
  { name: 'end-to-end', command: ['playwright', 'test'], count: playwrightCount },
]

// The tests start the service many times over.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE

const asked = process.argv.slice(2)
const isAsked = ({ name }: Step) => asked.length === 0 || asked.includes(name)
let passed = 0
let failed = 0

async function runAll(steps: Step[], atOnce: number): Promise<void> {
  const waiting = steps.filter(isAsked)
  const runNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step)
      passed += result.passed
      failed += result.failed
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
}

await runAll(CHECKS, 2)
await runAll(RUNNERS, 1)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
// A run that checked nothing has not passed.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
