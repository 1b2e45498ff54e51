import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SettingError } from '#platform/settings/setting-error.ts'
import type { Manifest } from './manifest.ts'
import { fileHash } from './other-files.ts'
import { sumOf } from './table-files.ts'

/**
 * Reads every file of a backup from the disk and holds it against what was written.
 * @throws SettingError that names the first one that is missing or different
 */
export async function verifyFiles(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const { file, sha256, bytes } of tables) {
    const path = join(folder, file)
    const found = existsSync(path) ? await sumOf(path).catch(() => undefined) : undefined
    if (found?.sha256 !== sha256 || found.bytes !== bytes) throw damaged(path)
  }
  for (const { path: name, sha256 } of files) {
    const path = join(folder, 'files', name)
    if (!existsSync(path) || fileHash(path) !== sha256) throw damaged(path)
  }
}

const damaged = (path: string) =>
  new SettingError(`${path} is not what was backed up: it is missing or damaged. Take another backup.`)
