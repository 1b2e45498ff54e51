import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { room, runTool } from './run-tool.ts'
import { withPlainProblems } from './with-plain-problems.ts'

/** Git ignores this folder. It must lie below spectral.yaml, whose overrides name files from there. */
const plain = '.cache/openapi.json'

// Of the bundle that is committed: `check-generated.ts` fails where it is not what the contract says now.
const contract = JSON.parse(readFileSync(join(room, 'generated/openapi.json'), 'utf8'))
mkdirSync(join(room, '.cache'), { recursive: true })
writeFileSync(join(room, plain), JSON.stringify(withPlainProblems(contract)))

const linters = {
  Redocly: runTool('@redocly/cli', 'bin/cli.js', ['lint', 'fiacre', '--max-problems=1000']),
  // Spectral reads the bundle: its schema rule does not follow a reference in the place of an operation.
  Spectral: runTool('@stoplight/spectral-cli', 'dist/index.js', [
    'lint',
    plain,
    '--ruleset=spectral.yaml',
    '--fail-severity=hint',
    '--quiet',
  ]),
}

for (const [name, { ok, output }] of Object.entries(linters)) {
  const warned = /You have \d+ warning/.test(output)
  if (ok && !warned) continue
  console.error(`${name} found problems in the contract:\n${output}\n`)
  process.exitCode = 1
}
