import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
let program: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fiacre-kept-'))
  writeFileSync(join(folder, 'script-1.js'), "(() => 'called')")
  program = join(folder, 'program.mjs')
  const kept = pathToFileURL(join(import.meta.dirname, 'kept-code.ts')).href
  const script = JSON.stringify(join(folder, 'script-1.js'))
  writeFileSync(
    program,
    `import { loadKept } from '${kept}'\nconst { value, keep } = loadKept(${script})\nconsole.log(value())\nkeep()\n`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (cache: string) =>
  execFileSync(process.execPath, [program], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
    encoding: 'utf8',
  })
const codeIn = (cache: string) => globSync(`${cache}/*/script-1.js.code`)

it('keeps what was compiled once, and takes it back at the next start', () => {
  const cache = join(folder, 'cache')
  expect(run(cache)).toBe('called\n')
  const [kept = ''] = codeIn(cache)
  // Only what V8 refused is written again, in the place of what was there.
  const { ino } = statSync(kept)
  expect(run(cache)).toBe('called\n')
  expect(statSync(kept).ino).toBe(ino)
})

it('runs without what did not reach the disk whole, and writes it anew', () => {
  const cache = join(folder, 'broken')
  run(cache)
  const [kept = ''] = codeIn(cache)
  const whole = readFileSync(kept)
  const broken = Buffer.from(whole).fill(0, whole.length / 2)
  writeFileSync(kept, broken)
  expect(run(cache)).toBe('called\n')
  expect(readFileSync(kept).equals(broken)).toBe(false)
})

it('keeps nothing where it may not', () => {
  expect(run('')).toBe('called\n')
})
