import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { withSources } from './with-sources.ts'

it('names the line of the source that failed, and leaves what no map knows', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fiacre-trace-'))
  try {
    const folder = join(root, 'api', 'dist')
    mkdirSync(join(root, 'api', 'src'), { recursive: true })
    const source = join(root, 'api', 'src', 'fail.ts')
    writeFileSync(
      source,
      `interface Unused {}\n\nexport function fail(): never {\n  throw new Error('so it is')\n}\n`,
    )
    const bundled = {
      bundle: true,
      format: 'esm',
      minifyWhitespace: true,
      lineLimit: 160,
      sourcemap: 'external',
    } as const
    await build({ ...bundled, entryPoints: [source], outdir: folder, logLevel: 'silent' })
    const { fail } = (await import(pathToFileURL(join(folder, 'fail.js')).href)) as { fail: () => never }
    const trace = traceOf(fail)
    expect(trace).not.toContain('fail.ts')
    expect(withSources(trace, folder, root)).toContain('api/src/fail.ts:4:9')
    const unknown = `at /x/api/dist/other.js:1:2`
    expect(withSources(unknown, folder, root)).toBe(unknown)
  } finally {
    rmSync(root, { recursive: true })
  }
})

function traceOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return (error as Error).stack ?? ''
  }
  return ''
}
