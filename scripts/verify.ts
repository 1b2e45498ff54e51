import './assert-node.ts'
import { COMPILE_CACHE } from './compile-cache.ts'
import { runStep, type Step } from './verify/step.ts'
import { playwrightCount, vitestCount } from './verify/counts.ts'

// `npm test`: every check, quiet while green. The last line counts over all of them; a check that is no test runner counts
// as one. Names on the command line run those alone.

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
  count: vitestCount,
})

/**
 * Two run at a time, one of each list, and both lists take about as long. Packing rewrites what end-to-end tests are served,
 * so those two stand in one list.
 */
const LANES: Step[][] = [
  [vitest('database', 'database'), vitest('components', 'components', 'pages', 'react')],
  [
    { name: 'format', command: ['oxfmt', '--check'] },
    // With the compiler's own findings: TypeScript 7 reads the types once, for them and for the rules that want types.
    { name: 'lint', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] },
    { name: 'unused', command: ['knip'] },
    vitest('unit', 'unit'),
    { name: 'contract', command: ['node', 'openapi/scripts/lint.ts'] },
    { name: 'generated-contract', command: ['node', 'openapi/scripts/check-generated.ts'] },
    { name: 'generated-sdk', command: ['node', 'sdk/scripts/check-generated.ts'] },
    {
      name: 'packages',
      command: ['vitest', 'run', '--config', 'scripts/packages/vitest.config.ts'],
      count: vitestCount,
    },
    { name: 'end-to-end', command: ['playwright', 'test'], count: playwrightCount },
  ],
]

/** Before a release: only when they are named. */
const RELEASE: Step[] = [
  {
    name: 'stories',
    command: ['pnpm', '--filter', '@fiacre/widget', '--filter', '@fiacre/site', 'run', 'build-storybook'],
  },
]

// The tests start the service many times over.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE

const asked = process.argv.slice(2)
const lanes =
  asked.length === 0
    ? LANES
    : [...LANES, RELEASE].map((lane) => lane.filter(({ name }) => asked.includes(name)))
let passed = 0
let failed = 0

await Promise.all(
  lanes.map(async (lane) => {
    for (const step of lane) {
      const result = await runStep(step)
      passed += result.passed
      failed += result.failed
    }
  }),
)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
// A run that checked nothing has not passed.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
