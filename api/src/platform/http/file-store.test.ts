import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFiles, type StoredFile } from './file-store.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fiacre-files-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const code = 'let form = "form"\n'.repeat(100)
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
const stored = (path: string): StoredFile => {
  const file = readFiles(folder).get(path)
  if (!file) throw new Error(`${path} is not there`)
  return file
}
/** Told apart from what would be compressed now, as no level makes these of the code. */
const worst = {
  br: brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }),
  gzip: gzipSync(code, { level: 0 }),
}

describe('a file compressed ahead', () => {
  it('is given as it lies on disk', async () => {
    write('a.js', code)
    write('a.js.br', worst.br)
    write('a.js.gz', worst.gzip)
    const file = stored('/a.js')
    expect(await file.bytes('br')).toEqual(worst.br)
    expect(await file.bytes('gzip')).toEqual(worst.gzip)
    expect((await file.bytes('identity')).toString()).toBe(code)
  })

  it('is read once', async () => {
    write('a.js', code)
    write('a.js.br', worst.br)
    const file = stored('/a.js')
    expect(await file.bytes('br')).toBe(await file.bytes('br'))
  })

  it('is compressed anew when it is of an earlier version of as many bytes', async () => {
    write('a.js.br', brotliCompressSync(code.replace('form', 'from')))
    write('a.js', code)
    const now = Date.now() / 1000
    utimesSync(join(folder, 'a.js.br'), now - 10, now - 10)
    expect(brotliDecompressSync(await stored('/a.js').bytes('br')).toString()).toBe(code)
  })

  it.each([
    { what: 'another file', br: brotliCompressSync(`${code} `), gzip: gzipSync('let other') },
    { what: 'nothing readable', br: Buffer.from('?'), gzip: Buffer.from('?') },
  ])('into $what is compressed anew', async ({ br, gzip }) => {
    write('a.js', code)
    write('a.js.br', br)
    write('a.js.gz', gzip)
    const file = stored('/a.js')
    expect(brotliDecompressSync(await file.bytes('br')).toString()).toBe(code)
    expect(gunzipSync(await file.bytes('gzip')).toString()).toBe(code)
  })

  it('cannot be asked for by itself, but an archive can', () => {
    for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'archive.gz']) write(name, code)
    expect([...readFiles(folder).keys()].toSorted()).toEqual(['/a.js', '/archive.gz'])
  })
})

it('compresses what was not compressed ahead', async () => {
  write('a.js', code)
  const file = stored('/a.js')
  expect(brotliDecompressSync(await file.bytes('br')).toString()).toBe(code)
  expect(gunzipSync(await file.bytes('gzip')).toString()).toBe(code)
})

it('keeps what was there at start when a build replaces it', async () => {
  write('a.js', code)
  write('a.js.br', worst.br)
  const file = stored('/a.js')
  write('a.js', 'let next')
  write('a.js.br', brotliCompressSync('let next'))
  expect(brotliDecompressSync(await file.bytes('br')).toString()).toBe(code)
  expect((await file.bytes('identity')).toString()).toBe(code)
  expect(gunzipSync(await file.bytes('gzip')).toString()).toBe(code)
})
