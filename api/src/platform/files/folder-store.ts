import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { FileStore } from './file-store.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files in a folder of this machine, for a service that is one process. */
export function folderStore(folder: string): FileStore {
  const pathOf = (id: string): string => {
    if (!ID.test(id)) throw new Error('The name of a file is an id.')
    return join(folder, id.slice(0, 2), id)
  }
  return {
    async put(id, bytes) {
      const path = pathOf(id)
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
      // Whole or not at all, whenever the process dies.
      const half = `${path}.${randomUUID()}.half`
      await writeFile(half, bytes, { mode: 0o600, flush: true })
      await rename(half, path)
    },
    async get(id) {
      try {
        return await readFile(pathOf(id))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async drop(id) {
      await rm(pathOf(id), { force: true })
    },
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
