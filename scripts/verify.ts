import './assert-node.ts'
import { COMPILE_CACHE } from './compile-cache.ts'
import { playwrightRunner, vitestRunner } from './verify/runners.ts'
import { runFailed, runStep, type Result, type Step } from './verify/step.ts'

// `npm test`: every check, quiet while green. The last line counts over all of them; a check that is no test runner counts
// as one. Names on the command line run those alone.

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
  runner: vitestRunner,
})

/**
 * One phase after another; the lists of a phase run beside each other. What keeps both of two processors busy by itself has a phase of its
 * own: beside each other such took a third more processor time, and tests ran out of theirs. The quick ones that find the most stand
 * first. Packing rewrites what end-to-end tests are served, so it stands in a phase before.
 */
const PHASES: Step[][][] = [
  [
    [
      { name: 'format', command: ['oxfmt', '--check'] },
      // What it read of a file that has not changed since, it takes from its last run.
      { name: 'unused', command: ['knip', '--cache'] },
      { name: 'generated-contract', command: ['node', 'openapi/scripts/check-generated.ts'] },
      { name: 'contract', command: ['node', 'openapi/scripts/lint.ts'] },
      { name: 'generated-sdk', command: ['node', 'sdk/scripts/check-generated.ts'] },
    ],
    // With the compiler's own findings: TypeScript 7 reads the types once, for them and for the rules that want types.
    [{ name: 'lint', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] }],
  ],
  [
    [
      {
        name: 'packages',
        command: ['vitest', 'run', '--config', 'scripts/packages/vitest.config.ts'],
        runner: vitestRunner,
      },
      // The database's and the end-to-end tests begin with a copy of it.
      { name: 'seeded-folder', command: ['node', 'api/test/support/make-seeded-folder.ts'] },
    ],
    [vitest('unit', 'unit')],
  ],
  [[vitest('database', 'database')]],
  [[{ name: 'end-to-end', command: ['playwright', 'test'], runner: playwrightRunner }]],
  [[vitest('components', 'components', 'pages', 'react')]],
]

/** Before a release: only when they are named. */
const RELEASE: Step[] = [
  {
    name: 'stories',
    command: ['pnpm', '--filter', '@fiacre/widget', '--filter', '@fiacre/site', 'run', 'build-storybook'],
  },
]

/** More tests than these at once fail by no accident, and are not run again. */
const MOST_SECOND_TRIES = 5

// The tests start the service many times over.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE
// The type checker is written in Go, whose collector is to have room, too: a fifth of its processor time.
process.env['GOGC'] ??= '400'
// Programs that live for minutes make much that is soon gone: with room for it a tenth less of a processor goes into clearing up.
process.env['NODE_OPTIONS'] = `--max-semi-space-size=32 ${process.env['NODE_OPTIONS'] ?? ''}`.trim()

const asked = process.argv.slice(2)
const phases =
  asked.length === 0
    ? PHASES
    : [...PHASES, [RELEASE]].map((lists) =>
        lists.map((list) => list.filter(({ name }) => asked.includes(name))),
      )
const results: Result[] = []
const failures: string[] = []
const secondTries: string[] = []
let passed = 0
let failed = 0

async function runList(list: readonly Step[]): Promise<void> {
  for (const step of list) {
    const result = await runStep(step)
    results.push(result)
    if (result.failed > 0 && !result.ofFailed) show(result)
  }
}

/** What a step wrote is shown only when it has failed. */
function show({ step, output }: Result): void {
  process.stdout.write(`\n── ${step.name} failed ──\n${output.trimEnd()}\n\n`)
}

for (const lists of phases) await Promise.all(lists.map(runList))
// What a busy machine made slow is run again when nothing runs beside it. What passes then is named, so that its cause is looked for.
const isAccident = results.reduce((sum, result) => sum + result.failed, 0) <= MOST_SECOND_TRIES
for (const result of results) {
  const { step, ofFailed } = result
  const again = ofFailed && isAccident ? await runFailed(result) : undefined
  if (ofFailed && !again) show(result)
  const { passed: ofStep, failed: failedOfStep } = again ?? result
  passed += ofStep
  failed += failedOfStep
  const named = (result.failures ?? []).map((name) => `  ${step.name}: ${name}\n`)
  if (again) secondTries.push(...named)
  else failures.push(...named)
}
if (secondTries.length > 0)
  process.stdout.write(`passed at the second try, alone:\n${secondTries.join('')}\n`)
if (failures.length > 0) process.stdout.write(`failed:\n${failures.join('')}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
// A run that checked nothing has not passed.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
