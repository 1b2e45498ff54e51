import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Output } from './bundle.ts'
import { measureSizes, type Size } from './measure-sizes.ts'

interface Made {
  name: string
  imports?: string[]
  modules?: string[]
  isEntry?: boolean
}

/** A chunk, as far as sizes need it. */
const chunk = ({ name, imports = [], modules = [], isEntry = false }: Made) =>
  ({
    type: 'chunk',
    name,
    fileName: `${name}-h.js`,
    imports,
    moduleIds: modules,
    isEntry,
  }) as unknown as Output

const locale = (name: string) => `/widget/src/locales/${name}.json`
const element = [
  chunk({ name: 'form', isEntry: true, imports: ['shared-h.js'], modules: [locale('en')] }),
  chunk({ name: 'shared' }),
  chunk({ name: 'pl', imports: ['shared-h.js', 'plural-h.js'], modules: [locale('pl')] }),
  chunk({ name: 'plural' }),
  chunk({ name: 'pl-later', modules: [locale('pl-later')] }),
  chunk({ name: 'steps', imports: ['form-h.js'] }),
]
const paths = ['fiacre.js', ...element.map(({ fileName }) => fileName)]
const files = new Map(paths.map((path, index) => [path, Buffer.from(`${path} `.repeat(50 + index * 7))]))

function size(...names: string[]): Size {
  const all = names.map((name) => files.get(name) ?? Buffer.of())
  const total = (measure: (content: Buffer) => number) => all.reduce((sum, each) => sum + measure(each), 0)
  return {
    bytes: total((content) => content.length),
    gzip: total((content) => gzipSync(content, { level: 9 }).length),
    brotli: total((content) => brotliCompressSync(content).length),
  }
}

it('counts for each language what the page fetches until the form is usable, and apart what comes later', () => {
  expect(measureSizes('1-a', element, files)).toEqual({
    version: '1-a',
    loader: size('fiacre.js'),
    form: size('form-h.js', 'shared-h.js'),
    untilUsable: {
      en: size('fiacre.js', 'form-h.js', 'shared-h.js'),
      pl: size('fiacre.js', 'form-h.js', 'shared-h.js', 'pl-h.js', 'plural-h.js'),
    },
    later: {
      pl: size('pl-h.js'),
      'pl-later': size('pl-later-h.js'),
      plural: size('plural-h.js'),
      steps: size('steps-h.js'),
    },
  })
})

it('fails on a file that the build names and has not made', () => {
  expect(() => measureSizes('1-a', element, new Map())).toThrow('has not made')
})
