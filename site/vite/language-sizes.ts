import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { pageFiles, withImports } from './page-files.ts'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** What a visitor of a language fetches of scripts, texts and looks, in bytes as they travel (gzip). */
interface LanguageSize {
  /** Until the site is alive, on whatever page. */
  start: number
  /** The page that needs most, with the start, and how much that is. */
  heaviest: { path: string; bytes: number }
}

/** The texts of a language, whatever folder they are of, also those that come later. */
const TEXTS = /[\\/]locales[\\/](?:\w+[\\/])?(\w\w)(?:-later)?\.(?:json|ts)$/

/**
 * The sizes of every language there is a start for. English texts come with the code that says them, the other languages' beside it.
 * @param pages each page's path with the modules that it fetches when it is first shown
 */
export function languageSizes(
  bundle: Rolldown.OutputBundle,
  pages: ReadonlyMap<string, readonly string[]>,
): Record<string, LanguageSize> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const weigh = weigher(bundle)
  const entry = chunks.filter(({ isEntry }) => isEntry)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const startFiles = [...withImports(entry, byName)].flatMap((chunk) => [
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
  ])
  const languages = chunks.flatMap(({ name }) => /^start-(\w\w)$/.exec(name)?.[1] ?? [])
  return Object.fromEntries(
    ['en', ...languages].toSorted().map((language) => {
      const starts = chunks.filter(({ name }) => name === `start-${language}`)
      const start = weigh([...startFiles, ...starts.map(({ fileName }) => fileName)])
      const weights = [...pages].map(([path, modules]) => {
        const own = pageFiles(bundle, modules).map((file) => file.slice(1))
        const texts = textsBeside(chunks, own, language).filter((name) => !name.includes('start-'))
        return { path, bytes: start + weigh([...own, ...texts]) }
      })
      const heaviest = weights.toSorted((one, other) => other.bytes - one.bytes)[0] ?? {
        path: '/',
        bytes: start,
      }
      return [language, { start, heaviest }]
    }),
  )
}

/** The files of texts in a language that these files fetch. */
function textsBeside(chunks: readonly Chunk[], files: readonly string[], language: string): string[] {
  const asked = new Set(
    chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ dynamicImports }) => dynamicImports),
  )
  return chunks
    .filter(({ fileName }) => asked.has(fileName))
    .filter(({ moduleIds }) => moduleIds.some((id) => TEXTS.exec(id)?.[1] === language))
    .map(({ fileName }) => fileName)
}

/** Sums the bytes of files, each weighed once. */
function weigher(bundle: Rolldown.OutputBundle): (files: readonly string[]) => number {
  const known = new Map<string, number>()
  const bytesOf = (name: string): number => {
    const file = bundle[name]
    if (file === undefined) return 0
    return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
  }
  return (files) =>
    [...new Set(files)].reduce((sum, name) => {
      const bytes = known.get(name) ?? bytesOf(name)
      known.set(name, bytes)
      return sum + bytes
    }, 0)
}
