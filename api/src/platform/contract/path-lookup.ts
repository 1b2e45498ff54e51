import { pathPattern, readOperations } from './document.ts'

/**
 * Finds which of these a path is one of, in their order. What the contract's paths without parameters are is known from the start, as
 * most requests go there; other paths are held against every pattern.
 */
export function pathLookup<Known extends { path: string }>(
  all: readonly Known[],
): (path: string) => readonly Known[] {
  const patterns = all.map((known) => ({ known, pattern: pathPattern(known.path) }))
  const find = (path: string) => patterns.flatMap(({ known, pattern }) => (pattern.test(path) ? [known] : []))
  const literal = readOperations().flatMap(({ path }) => (path.includes('{') ? [] : [path]))
  const known = new Map(literal.map((path) => [path, find(path)]))
  return (path) => known.get(path) ?? find(path)
}
