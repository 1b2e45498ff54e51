import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/**
 * The files that a page fetches after the start's: its code, its texts in English, its style. The service names them in the page's
 * head, so that a browser fetches all at once and not in turns.
 * @param modules what the page's entry imports when the page is first shown
 */
export function pageFiles(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    byName,
  )
  // The file that an import asks for, and the one that its code has come into, are not always the same.
  const own = chunks.filter(({ facadeModuleId, moduleIds }) =>
    modules.some((id) => id === facadeModuleId || moduleIds.includes(id)),
  )
  const needed = [...withImports(own, byName)].filter((chunk) => !start.has(chunk))
  const files = needed.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
  return [...new Set(files)].map((file) => `/${file}`)
}

/** Files with all that they import, and what those import. */
export function withImports(first: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set(first)
  // A set grows while it is walked.
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) found.add(imported)
    }
  }
  return found
}
