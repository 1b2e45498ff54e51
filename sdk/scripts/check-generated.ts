import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { generatedFiles } from './generated-files.ts'

// Types that lag behind the contract promise fields the API no longer sends; old patterns refuse new phone numbers.
for (const [path, text] of Object.entries(await generatedFiles())) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  console.error(`${relative('.', path)} is not what its source says now. Run: pnpm contract`)
  process.exitCode = 1
}
