import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Size, Sizes } from './measure-sizes.ts'

/** Writes what a page downloads to `sizes.json`, and prints it gzipped: what comes first, and what when it is needed. */
export function reportSizes(dist: string, sizes: Sizes): void {
  writeFileSync(join(dist, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
  const row = ([name, { gzip }]: [string, Size]): string =>
    `  ${name.padEnd(32)} ${(gzip / 1000).toFixed(1).padStart(6)} kB`
  process.stdout.write(
    [
      `widget ${sizes.version}, gzip:`,
      row(['loader', sizes.loader]),
      row(['form', sizes.form]),
      'until the form is usable, by language:',
      ...Object.entries(sizes.untilUsable).map(row),
      'when needed:',
      ...Object.entries(sizes.later).map(row),
      '',
    ].join('\n'),
  )
}
