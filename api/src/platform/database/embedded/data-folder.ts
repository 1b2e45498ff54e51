import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SettingError } from '../../settings/setting-error.ts'
import { startRefusal } from '../start-refusal.ts'

/**
 * Makes the data folder where there is none, and sees that it can be written.
 * @returns the folder by its whole path
 * @throws SettingError that says why not
 */
export function openDataFolder(dataDir: string): string {
  const home = resolve(dataDir)
  const probe = join(home, `.fiacre-${process.pid}`)
  try {
    for (const folder of missingFolders(home)) mkdirSync(folder)
    writeFileSync(probe, 'Can this folder be written?\n')
    rmSync(probe)
    return home
  } catch (error) {
    const full = startRefusal(error, { server: '', folder: home })
    throw full ?? new SettingError(whyNot(home, error), { cause: error })
  }
}

/** Those to make, the outermost first. One by one: told to make all, Node tries without end where a system forbids it. */
function missingFolders(home: string): string[] {
  const missing: string[] = []
  for (let folder = home; !existsSync(folder); folder = dirname(folder)) missing.unshift(folder)
  return missing
}

function whyNot(home: string, error: unknown): string {
  const { code = 'unknown error' } = error as { code?: string }
  const act = existsSync(home) && statSync(home).isDirectory() ? 'written' : 'made'
  return `The data folder ${home} cannot be ${act} (${code}). Set DATA_DIR to a folder that this user may write.`
}
