/** An element as the parser gives it: its children by name, its attributes behind an `@`. */
export type Node = Record<string, unknown>

/** The elements of a name, which the parser keeps as a list. */
export const arrayOf = (node: Node, name: string): Node[] =>
  (Array.isArray(node[name]) ? node[name] : []).filter(
    (each): each is Node => typeof each === 'object' && each !== null,
  )

/** The element of a name; empty where there is none. */
export const nodeAt = (node: Node, name: string): Node => (node[name] ?? {}) as Node

/** The words of an element below others; null where there is none. */
export function textAt(node: Node, ...path: readonly string[]): string | null {
  let at: unknown = node
  for (const name of path) at = typeof at === 'object' && at !== null ? (at as Node)[name] : undefined
  const words = typeof at === 'object' && at !== null ? (at as Node)['#text'] : at
  return typeof words === 'string' && words.trim() !== '' ? words.trim() : null
}

/** A sum of EUR in whole cents; null for none, or for one of another currency. */
export function centsOf(amount: unknown): number | null {
  if (typeof amount !== 'object' || amount === null) return null
  const { '@Ccy': currency, '#text': words } = amount as Node
  const [, euros, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(words).trim()) ?? []
  if (currency !== 'EUR' || euros === undefined) return null
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
