import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** What the embedded server makes for itself, and anew. */
const OF_THE_SERVER = /^(postgres|postgres\..*|fiacre\.pid|\.fiacre-\d+)$/

export interface KeptFile {
  path: string
  sha256: string
}

/** Files of the data folder that are not the embedded server's, by their paths in it; none of a backup that lies in there. */
export function otherFiles(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  return globSync('**/*', { cwd: dataDir, exclude: (name) => OF_THE_SERVER.test(name) })
    .filter((path) => !OF_THE_SERVER.test(path.split(sep)[0] ?? ''))
    .filter((path) => statSync(join(dataDir, path)).isFile() && !isOfBackup(dataDir, path))
    .toSorted()
}

function isOfBackup(dataDir: string, path: string): boolean {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
    if (existsSync(join(dataDir, folder, 'manifest.json'))) return true
  return false
}

export const fileHash = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex')

/** Copies files from one folder to another, paths and all. */
export function copyFiles(paths: readonly string[], from: string, to: string): KeptFile[] {
  return paths.map((path) => {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(from, path), join(to, path))
    return { path, sha256: fileHash(join(to, path)) }
  })
}
