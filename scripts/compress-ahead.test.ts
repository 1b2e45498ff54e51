import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressAhead } from './compress-ahead.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fiacre-compress-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const code = 'let form = "form"\n'.repeat(100)
const names = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()

it('writes each text twice more, compressed, in whatever folder it lies', async () => {
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'a.js'), code)
  writeFileSync(join(folder, 'deep', 'b.css'), code)
  await compressAhead(folder)
  expect(names()).toEqual(
    ['a.js', 'a.js.br', 'a.js.gz', 'deep', 'deep/b.css', 'deep/b.css.br', 'deep/b.css.gz'].map((name) =>
      join(...name.split('/')),
    ),
  )
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(code)
  expect(gunzipSync(readFileSync(join(folder, 'deep', 'b.css.gz'))).toString()).toBe(code)
})

it('leaves alone what is small, what is compressed in itself, and what would grow', async () => {
  writeFileSync(join(folder, 'small.js'), 'x'.repeat(1023))
  writeFileSync(join(folder, 'font.woff2'), code)
  writeFileSync(join(folder, 'noise.txt'), randomBytes(2048))
  await compressAhead(folder)
  expect(names()).toEqual(['font.woff2', 'noise.txt', 'small.js'])
})

it('does not do again what is done', async () => {
  writeFileSync(join(folder, 'a.js'), code)
  await compressAhead(folder)
  writeFileSync(join(folder, 'a.js.br'), 'as it was')
  await compressAhead(folder)
  expect(readFileSync(join(folder, 'a.js.br'), 'utf8')).toBe('as it was')
})

it('makes what was compressed quickly as small as can be, where that is asked for', async () => {
  writeFileSync(join(folder, 'a.js'), Array.from({ length: 500 }, (_, at) => `form(${at * at})`).join('\n'))
  const size = () => readFileSync(join(folder, 'a.js.br')).length
  await compressAhead(folder, { quick: true })
  const quick = size()
  await compressAhead(folder, { anew: true })
  expect(size()).toBeLessThan(quick)
  expect(names()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
})
