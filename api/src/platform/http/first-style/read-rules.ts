/** A rule of a style sheet: what stands before its braces, and what in them. */
export interface Rule {
  prelude: string
  /** As it stands, where it holds no rules. */
  body: string
  /** Of a group such as `@media`: the rules in it. */
  rules?: readonly Rule[]
}

const GROUP = /^@(?:media|supports|container|layer|starting-style)\b/

/** The rules of a built style sheet, in their order; what no longer is one (`@charset`, `@import`) is left out. */
export function readRules(sheet: string): Rule[] {
  const rules: Rule[] = []
  let at = 0
  while (at < sheet.length) {
    const stop = next(sheet, at, '{;')
    if (sheet[stop] !== '{') {
      at = stop + 1
      continue
    }
    const end = closing(sheet, stop)
    const prelude = sheet.slice(at, stop).trim()
    const body = sheet.slice(stop + 1, end)
    rules.push(GROUP.test(prelude) ? { prelude, body: '', rules: readRules(body) } : { prelude, body })
    at = end + 1
  }
  return rules
}

/** Where the first of these characters stands outside of strings, comments and escapes, or the end. */
function next(text: string, from: number, characters: string): number {
  let at = from
  while (at < text.length && !characters.includes(text[at] ?? '')) at = after(text, at)
  return at
}

/** Where the brace closes that opens here. */
function closing(text: string, open: number): number {
  let depth = 0
  let at = open
  while (at < text.length) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
    at = after(text, at)
  }
  return at
}

/** Behind the character, string, comment or escape that begins here. */
function after(text: string, at: number): number {
  const character = text[at]
  if (character === '\\') return at + 2
  if (character === '"' || character === "'") {
    let end = at + 1
    while (end < text.length && text[end] !== character) end += text[end] === '\\' ? 2 : 1
    return end + 1
  }
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2)
    return end < 0 ? text.length : end + 2
  }
  return at + 1
}
