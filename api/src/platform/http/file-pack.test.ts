import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findFiles, packFiles } from './file-pack.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'fiacre-pack-')), 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  write('index.html', 'a page')
  write('assets/form.js', code)
  write('assets/form.js.br', brotliCompressSync(code))
  write('assets/empty.txt', '')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const code = 'let form = "form"\n'.repeat(100)
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
const heldOf = (name: string) => findFiles(folder).get(name)?.held.toString()

/** What is in the pack is told by its files: another text of as many bytes is put into the pack alone. */
function packOtherPage() {
  packFiles(folder)
  const pack = `${folder}.pack`
  writeFileSync(pack, readFileSync(pack, 'latin1').replace('a page', 'A PAGE'), 'latin1')
}

it('gives what it gives of the files one by one', () => {
  const one = findFiles(folder)
  packFiles(folder)
  const packed = findFiles(folder)
  const shown = (files: typeof one) =>
    new Map(Array.from(files, ([address, file]) => [address, { ...file, isChecked: true }]))
  expect(shown(packed)).toEqual(shown(one))
})

it('is read in the place of the files', () => {
  packOtherPage()
  expect(heldOf('/index.html')).toBe('A PAGE')
})

const CHANGES: [string, () => void][] = [
  ['a file is written over', () => write('index.html', 'b page, longer')],
  [
    'a file of as many bytes is written over later',
    () => {
      write('index.html', 'b page')
      utimesSync(join(folder, 'index.html'), 1, 1)
    },
  ],
  ['a file comes', () => write('assets/more.js', 'more')],
  ['a file goes', () => rmSync(join(folder, 'assets/form.js.br'))],
  ['it did not reach the disk whole', () => cut(`${folder}.pack`)],
]
it.each(CHANGES)('is left when %s', (_what, change) => {
  packOtherPage()
  change()
  expect(heldOf('/index.html')).not.toBe('A PAGE')
})

const cut = (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -1))

it('holds the file itself where the Brotli beside it is of another', () => {
  write('assets/form.js.br', brotliCompressSync('another'))
  packFiles(folder)
  expect(heldOf('/assets/form.js')).toBe(code)
})
