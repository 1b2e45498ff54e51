import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Output } from './bundle.ts'
import type { BuiltFiles } from './content-version.ts'
import { LOADER } from './integrity.ts'

/** Bytes as they are, and as they travel compressed ahead. */
export interface Size {
  bytes: number
  gzip: number
  brotli: number
}

/** What a page downloads, and when: `widget/dist/sizes.json`. */
export interface Sizes {
  version: string
  loader: Size
  /** The element with everything it cannot begin without. */
  form: Size
  /** Loader, form and what the form says in a language, by that language. */
  untilUsable: Record<string, Size>
  /** What comes when it is needed, by the name of its file without the hash. */
  later: Record<string, Size>
}

type Chunk = Extract<Output, { type: 'chunk' }>

/** A catalogue of what shows before a price is asked for; the later ones are `<language>-later.json`. */
const CATALOGUE = /[\\/]src[\\/]locales[\\/]([\w-]+?)(-later)?\.json$/

/**
 * @param element what the element's build made
 * @param files the bytes that are served, of the element and of the loader
 */
export function measureSizes(version: string, element: readonly Output[], files: BuiltFiles): Sizes {
  const chunks = element.filter((output) => output.type === 'chunk')
  const sizeOf = (path: string): Size => measure(files.get(path) ?? missing(path))
  const first = withImports(
    chunks,
    chunks.filter((chunk) => chunk.isEntry),
  )
  const loader = sizeOf(LOADER)
  const form = sum(first.map(({ fileName }) => sizeOf(fileName)))
  const inLanguage = (chunk: Chunk) => withImports(chunks, [chunk]).filter((each) => !first.includes(each))
  return {
    version,
    loader,
    form,
    untilUsable: Object.fromEntries(
      chunks
        .flatMap((chunk) => languagesIn(chunk).map((language) => ({ language, chunk })))
        .toSorted((a, b) => (a.language < b.language ? -1 : 1))
        .map(({ language, chunk }) => [
          language,
          sum([loader, form, ...inLanguage(chunk).map(({ fileName }) => sizeOf(fileName))]),
        ]),
    ),
    later: Object.fromEntries(
      chunks
        .filter((chunk) => !first.includes(chunk))
        .map((chunk): [string, Size] => [chunk.name, sizeOf(chunk.fileName)])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
}

function measure(content: Buffer): Size {
  return {
    bytes: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  }
}

function sum(sizes: readonly Size[]): Size {
  const total = (of: keyof Size) => sizes.reduce((all, size) => all + size[of], 0)
  return { bytes: total('bytes'), gzip: total('gzip'), brotli: total('brotli') }
}

/** Chunks with all that they import before they run. */
function withImports(chunks: readonly Chunk[], some: readonly Chunk[]): Chunk[] {
  const found = new Set(some)
  // A set hands out what is added while it is walked.
  for (const chunk of found) {
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) found.add(each)
  }
  return [...found]
}

function languagesIn(chunk: Chunk): string[] {
  return chunk.moduleIds.flatMap((id) => {
    const [, language, later] = CATALOGUE.exec(id) ?? []
    return language && !later ? [language] : []
  })
}

function missing(path: string): never {
  throw new Error(`The build names ${path}, and has not made it.`)
}
