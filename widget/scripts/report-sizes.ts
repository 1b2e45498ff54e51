import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Prints what a page downloads, gzipped: what comes first, and what comes when it is needed. */
export function reportSizes(served: string, version: string): void {
  const size = (path: string): number => gzipSync(readFileSync(join(served, path)), { level: 9 }).length
  const entry = `${version}/fiacre-booking.js`
  const first = ['v1/fiacre.js', entry, ...staticImports(readFileSync(join(served, entry), 'utf8'), version)]
  const later = globSync('**/*.js', { cwd: served }).filter((path) => !first.includes(path))
  const row = (path: string): string =>
    `  ${path.padEnd(48)} ${(size(path) / 1000).toFixed(1).padStart(6)} kB`
  const sum = first.reduce((total, path) => total + size(path), 0)
  process.stdout.write(
    [
      'widget, gzip:',
      ...first.map(row),
      `  ${'until the form is usable'.padEnd(48)} ${(sum / 1000).toFixed(1).padStart(6)} kB`,
      'when needed:',
      ...later.toSorted().map(row),
      '',
    ].join('\n'),
  )
}

/** The chunks that an entry cannot begin without. */
function staticImports(code: string, version: string): string[] {
  return [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, file]) => `${version}/${file}`)
}
