import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, SOURCES } from './areas.ts'

/**
 * Of which English each translation was made: by id, a hash of that English, or one a language where they were not all made of
 * the same.
 */
export type Sources = Record<string, string | Record<string, string>>

/** Short, as it only has to tell one wording from the next. */
export function hashOf(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 8)
}

export function sourceOf(sources: Sources, id: string, language: string): string | undefined {
  const source = sources[id]
  return typeof source === 'object' ? source[language] : source
}

/** With the translation of a text taken for one of this English. */
export function withSource(
  source: Sources[string] | undefined,
  { language, languages, hash }: { language: string; languages: readonly string[]; hash: string },
): Sources[string] {
  const each = languages.flatMap((one) => {
    const made = one === language ? hash : typeof source === 'object' ? source[one] : source
    return made === undefined ? [] : [[one, made] as const]
  })
  const isSame = each.length === languages.length && each.every(([, made]) => made === hash)
  return isSame ? hash : Object.fromEntries(each)
}

export function readSources(folder: string): Sources {
  const file = join(ROOT, folder, SOURCES)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sources) : {}
}

export function writeSources(folder: string, sources: Sources): void {
  writeFileSync(join(ROOT, folder, SOURCES), `${JSON.stringify(sources, null, 2)}\n`)
}
