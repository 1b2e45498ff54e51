import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** What a translation must have in common with English, and what its own language asks of it. */
export interface TextShape {
  /** The values that it names, those inside plural forms included. */
  readonly names: readonly string[]
  /** The forms of each plural in it. */
  readonly plurals: readonly (readonly string[])[]
  /** What it says between its values, in every form. */
  readonly words: readonly string[]
}

/** @throws Error when it is not in ICU message format */
export function textShape(text: string): TextShape {
  const names = new Set<string>()
  const plurals: string[][] = []
  const words: string[] = []
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (typeof token === 'string') words.push(token)
      if (!Array.isArray(token)) continue
      const [name, kind, choices]: unknown[] = token
      names.add(String(name))
      if (typeof choices !== 'object' || choices === null) continue
      if (kind === 'plural') plurals.push(Object.keys(choices))
      Object.values(choices).forEach((form) => visit(typeof form === 'string' ? [form] : form))
    }
  }
  visit(compileMessageOrThrow(text))
  return { names: [...names].toSorted(), plurals, words }
}

/** A name, a number or a price is about as long as this. */
const VALUE_LENGTH = 6

/** How many signs a text takes where it shows: in the longest of its forms, with values, without marks of links and soft hyphens. */
export function shownLength(text: string): number {
  return lengthOf(compileMessageOrThrow(text))
}

function lengthOf(token: unknown): number {
  if (typeof token === 'string') return token.replaceAll(/<\/?\w+>|\u00ad/g, '').length
  if (!Array.isArray(token)) return 0
  return token.reduce((sum: number, part: unknown) => {
    if (!Array.isArray(part)) return sum + lengthOf(part)
    const choices: unknown = part[2]
    if (typeof choices !== 'object' || choices === null) return sum + VALUE_LENGTH
    return sum + Math.max(...Object.values(choices).map(lengthOf))
  }, 0)
}
