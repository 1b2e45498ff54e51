import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 50

/**
 * Fills a folder once, however many processes ask for it at a time. It is there under its name only when it is whole: what
 * a killed process has begun is thrown away and begun anew.
 * @param fill writes into the empty folder it is given
 */
export async function unpackOnce(folder: string, fill: (empty: string) => Promise<void>): Promise<void> {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  // Anybody may have made it under /tmp, and what lies in it will be executed.
  if (statSync(parent).uid !== process.getuid?.()) {
    throw new Error(`${parent} belongs to another user. Remove it, or set TMPDIR to a folder of your own.`)
  }
  if (existsSync(folder)) return
  await alone(resolve(folder), async () => {
    if (existsSync(folder)) return
    const prefix = `${basename(folder)}.unpacking-`
    for (const left of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
      rmSync(join(parent, left), { recursive: true, force: true })
    }
    const partial = join(parent, `${prefix}${process.pid}`)
    mkdirSync(partial, { mode: 0o700 })
    await fill(partial)
    renameSync(partial, folder)
  })
}

/**
 * Does something while no other process does it under the same name. The lock is an address of Linux's own, without a
 * file: the kernel gives it back when its holder ends, however it ends.
 */
async function alone(name: string, act: () => Promise<void>): Promise<void> {
  const lock = createServer()
  const key = createHash('sha256').update(`${process.getuid?.()} ${name}`).digest('hex')
  for (;;) {
    try {
      lock.listen(`\0fiacre-${key}`)
      await once(lock, 'listening')
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      await sleep(LOOK_MS)
    }
  }
  try {
    await act()
  } finally {
    lock.close()
  }
}
