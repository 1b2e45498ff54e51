import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'

/** Generates again from the contract and compares: a stale file fails. */
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'fiacre-generated-'))
const contract = 'openapi/generated/openapi.json'

const GENERATED = [
  { file: 'api/src/contract/generated/contract.ts', cwd: 'api', command: ['openapi-typescript', '../openapi/generated/openapi.json', '-o'] },
] as const

let stale = 0
try {
  for (const { file, cwd, command } of GENERATED) {
    const target = join(folder, 'fresh')
    const [program, ...args] = command
    execFileSync(join(root, cwd, 'node_modules', '.bin', program), [...args, target], { cwd: join(root, cwd), stdio: 'ignore' })
    if (readFileSync(target, 'utf8') === readFileSync(join(root, file), 'utf8')) continue
    stale += 1
    process.stdout.write(`${file} is stale: ${contract} has changed. Run pnpm contract.\n`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = stale > 0 ? 1 : 0
