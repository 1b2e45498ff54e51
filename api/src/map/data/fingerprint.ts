import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DATA_FOLDER } from './data-folder.ts'

interface MadeOf {
  /** Folders of `api/data`. */
  data: readonly string[]
  /** The modules that make it: they count with all that they import by a path. */
  modules: readonly string[]
  /** Whatever else decides how it comes out: versions of packages, lists of the rules. */
  values: readonly string[]
}

/**
 * Names what a database is seeded with, by the data and by the code that reads it: a line changed in either gives another
 * name, and the next start seeds anew.
 */
export function fingerprint({ data, modules, values }: MadeOf, root = DATA_FOLDER): string {
  const files = [...data.flatMap((folder) => dataFiles(join(root, folder))), ...sourcesOf(modules)]
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const path of files) hash.update(`\n${basename(path)}\n`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

function dataFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
    .toSorted()
}

/** What a module imports for more than its types: at once or when it is needed. */
const IMPORTED =
  /^(?:import (?!type )[^;']*?|} from |export [^;']*? from )'(\.[^']+\.ts)'|\bimport\('(\.[^']+\.ts)'\)/gm

/** The modules and all that they import by a path, in an order that never changes. */
export function sourcesOf(modules: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const [, atOnce, later] of readFileSync(path, 'utf8').matchAll(IMPORTED)) {
      visit(join(dirname(path), atOnce ?? later ?? ''))
    }
  }
  for (const path of modules) visit(path)
  return [...found].toSorted()
}
