import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fingerprint, sourcesOf } from './fingerprint.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiacre-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(folder, 'data/roads'), { recursive: true })
const write = (file: string, text: string) => {
  writeFileSync(join(folder, file), text)
  return join(folder, file)
}
const entry = write(
  'seed.ts',
  `import type { Row } from './types.ts'
import { key } from './key.ts'
import {
  type Place,
  cell,
} from './cell.ts'
const later = () => import('./later.ts')
`,
)
for (const file of ['types.ts', 'key.ts', 'cell.ts']) write(file, '')
write('later.ts', `import { key } from './key.ts'\n`)
write('data/roads/italy.tsv', 'road\tkm\nA1\t5\n')

const name = (values: readonly string[] = ['1']) =>
  fingerprint({ data: ['roads'], modules: [entry], values }, join(folder, 'data'))

it('counts a module with all that it imports, at once and later, but for types', () => {
  const names = sourcesOf([entry]).map((path) => basename(path))
  expect(names).toEqual(['cell.ts', 'key.ts', 'later.ts', 'seed.ts'])
})

it('is another as soon as one line of the data, of the code or one value changes', () => {
  const names = [name(), name(['2'])]
  write('data/roads/italy.tsv', 'road\tkm\nA1\t6\n')
  names.push(name())
  write('data/roads/spain.tsv', 'road\tkm\n')
  names.push(name())
  write('cell.ts', '// moved')
  names.push(name())
  expect(new Set(names).size).toBe(5)
  expect(name()).toBe(names.at(-1))
})
