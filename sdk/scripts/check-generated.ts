import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { generatedFiles } from './generated-files.ts'

// Types that lag behind the contract promise fields the API no longer sends.
for (const [path, text] of Object.entries(await generatedFiles())) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  console.error(`sdk/src/generated/${basename(path)} is not what the contract says now. Run: pnpm contract`)
  process.exitCode = 1
}
