import type { Rule } from './read-rules.ts'

/**
 * Rules in which no list of typefaces begins with one that comes as a file, as long as its file is not asked for: before it drew a word a browser
 * would look for each among those of the system, once for every size and weight.
 * @param rules as they stand in the page
 * @param all of the style sheets, which say what comes as a file
 */
export function withoutFetchedFamilies(rules: string, all: readonly Rule[]): string {
  const names = all.flatMap(({ prelude, body }) =>
    prelude === '@font-face' && body.includes('url(')
      ? (/font-family:["']?([^"';}]+)/.exec(body)?.[1] ?? [])
      : [],
  )
  if (names.length === 0) return rules
  const anyName = [...new Set(names)].map((name) => RegExp.escape(name)).join('|')
  return rules.replaceAll(new RegExp(`([,:]\\s*)(["']?)(?:${anyName})\\2\\s*,\\s*`, 'g'), '$1')
}
