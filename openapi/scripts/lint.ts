import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle.ts'
import { room, runTool } from './run-tool.ts'
import { withPlainProblems } from './with-plain-problems.ts'

/** Git ignores this folder. It must lie below spectral.yaml, whose overrides name files from there. */
const bundled = '.cache/openapi.json'

bundle(bundled)
const file = join(room, bundled)
writeFileSync(file, JSON.stringify(withPlainProblems(JSON.parse(readFileSync(file, 'utf8')))))

const linters = {
  Redocly: runTool('@redocly/cli', 'bin/cli.js', ['lint', 'fiacre', '--max-problems=1000']),
  // Spectral reads the bundle: its schema rule does not follow a reference in the place of an operation.
  Spectral: runTool('@stoplight/spectral-cli', 'dist/index.js', [
    'lint',
    bundled,
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
