import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

const source = join(import.meta.dirname, 'kit')

/** Where the tools are installed and work; no part of the workspace. */
export const kit = join(import.meta.dirname, '../../.cache/contract-tools')

/** A tool's command. */
export const bin = (name: string): string => join(kit, 'node_modules/.bin', name)

/** Puts the tools and the programs there, with the document that the service serves. */
export async function layOutKit(document: string): Promise<void> {
  for (const made of ['programs', 'generated', 'built', 'collections']) {
    rmSync(join(kit, made), { recursive: true, force: true })
  }
  mkdirSync(kit, { recursive: true })
  cpSync(source, kit, { recursive: true })
  writeFileSync(join(kit, 'openapi.json'), document)
  // No scripts of packages: the tools work without. The lockfile alone says what is installed.
  const install = ['pnpm', 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'] as const
  await runProgram([...install, '--ignore-scripts', '--config.strictDepBuilds=false'], {
    cwd: kit,
    seconds: 300,
  })
}
