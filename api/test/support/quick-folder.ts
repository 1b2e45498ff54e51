import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './processes.ts'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'

/** What the databases of a run take at most, with as much again left to whoever else is there. */
const ROOM = 3 * 2 ** 30

/**
 * A new folder for a run: in memory where that is plentiful, else among temporary files. Each copied database is a thousand files,
 * and ext4 looks at every file that was deleted in the last half minute before it makes one: among other runs' and our own
 * dropped databases that came to most of a second of a processor for each.
 */
export function quickFolder(prefix: string): string {
  const parent = hasRoom() ? IN_MEMORY : tmpdir()
  if (parent === IN_MEMORY) forgetTheDead(prefix)
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`))
}

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY) || process.availableMemory() < 2 * ROOM) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ROOM
}

/** What a run that was killed has left would stay until the machine is started again. */
function forgetTheDead(prefix: string): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (pid > 0 && !isAlive(pid)) rmSync(join(IN_MEMORY, name), { recursive: true, force: true })
  }
}
