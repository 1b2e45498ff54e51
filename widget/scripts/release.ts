import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuiltFiles } from './content-version.ts'
import { type Integrity, integrityOf, LOADER, ROOM_SHEET } from './integrity.ts'

/** How many earlier versions stay beside the new one (decision 12). */
export const EARLIER_VERSIONS = 5

/** `v1/integrity.json`: that of the version the moving channel leads to, and the earlier ones, newest first. */
export type MovingIntegrity = Integrity & { earlier: string[] }

/**
 * Replaces what is served by a version, the moving channel that leads to it, and the versions that were served before.
 * Until all of it is written, what was there stays.
 */
export function release(served: string, version: string, files: BuiltFiles): void {
  const next = `${served}.next`
  rmSync(next, { recursive: true, force: true })
  const earlier = earlierVersions(served, version)
  for (const each of earlier) cpSync(join(served, each), join(next, each), { recursive: true })

  const integrity = integrityOf(version, files)
  for (const [path, bytes] of files) write(join(next, version, path), bytes)
  write(join(next, version, 'integrity.json'), asJson(integrity))

  const moving: MovingIntegrity = { ...integrity, earlier }
  for (const name of [LOADER, ROOM_SHEET]) write(join(next, 'v1', name), files.get(name) ?? '')
  write(join(next, 'v1', 'integrity.json'), asJson(moving))

  rmSync(served, { recursive: true, force: true })
  renameSync(next, served)
}

/** What the last release says was served before, as far as it is still there. */
function earlierVersions(served: string, version: string): string[] {
  const path = join(served, 'v1', 'integrity.json')
  if (!existsSync(path)) return []
  const last = JSON.parse(readFileSync(path, 'utf8')) as MovingIntegrity
  return [last.version, ...last.earlier]
    .filter((each) => each !== version && existsSync(join(served, each)))
    .slice(0, EARLIER_VERSIONS)
}

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
