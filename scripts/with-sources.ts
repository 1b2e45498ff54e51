import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative } from 'node:path'

/** A position in the bundled service, as traces name it. */
const FRAME = /(?:file:\/\/)?\/[^\s():]*\/api\/dist\/([\w.-]+\.js):(\d+):(\d+)/g

/**
 * A log with the places of the sources where it names those of the bundled service. What no map knows stays as it is.
 * @param folder where the bundle and its maps lie
 * @param root what the places of the sources are told from
 */
export function withSources(log: string, folder: string, root: string): string {
  const maps = new Map<string, SourceMap | undefined>()
  return log.replaceAll(FRAME, (frame: string, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, readMap(join(folder, `${file}.map`)))
    const found = maps.get(file)?.findOrigin(Number(line), Number(column))
    if (!found || !('fileName' in found)) return frame
    return `${relative(root, join(folder, found.fileName))}:${found.lineNumber}:${found.columnNumber}`
  })
}

function readMap(path: string): SourceMap | undefined {
  if (!existsSync(path)) return undefined
  return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
}
