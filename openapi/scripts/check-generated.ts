import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from './bundle.ts'
import { room } from './run-tool.ts'

// The bundle is committed so that nobody has to build the contract to use it; so it must not go stale.
const folder = mkdtempSync(join(tmpdir(), 'fiacre-contract-'))
try {
  const fresh = join(folder, 'openapi.json')
  bundle(fresh)
  if (!readFileSync(fresh).equals(readFileSync(join(room, 'generated/openapi.json')))) {
    console.error('openapi/generated/openapi.json is not what the contract says now. Run: pnpm contract')
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}
