import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { SERVICE_PROGRAM } from '../api/scripts/service-program.ts'

/**
 * `pnpm trace < log`: writes what it is given, and in the place of each position in the bundled service the one in its sources. The
 * service does not do so itself: to have the map at hand would take three times the memory of its code.
 */
const FRAME = /(?:file:\/\/)?\/[^\s():]*\/api\/dist\/([\w.-]+\.js):(\d+):(\d+)/g
const root = join(import.meta.dirname, '..')
const folder = dirname(SERVICE_PROGRAM)
const maps = new Map<string, SourceMap | undefined>()

process.stdout.write(
  (await text(process.stdin)).replaceAll(
    FRAME,
    (frame: string, file: string, line: string, column: string) =>
      sourceOf(file, Number(line), Number(column)) ?? frame,
  ),
)

function sourceOf(file: string, line: number, column: number): string | undefined {
  if (!maps.has(file)) maps.set(file, readMap(join(folder, `${file}.map`)))
  const found = maps.get(file)?.findOrigin(line, column)
  if (!found || !('fileName' in found)) return undefined
  return `${relative(root, join(folder, found.fileName))}:${found.lineNumber}:${found.columnNumber}`
}

function readMap(path: string): SourceMap | undefined {
  if (!existsSync(path)) return undefined
  return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
}
