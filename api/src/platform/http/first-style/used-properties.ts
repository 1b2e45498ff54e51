/** A custom property and its value, as a built style sheet has them. */
const PROPERTY = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g
/** A rule in which nothing is left; one that is left with such rules alone is empty after them. */
const EMPTY = /(?<=^|[{}])[^{}"]*\{\}/g
const USE = /var\(\s*(--[\w-]+)/g

/** Rules without the custom properties that none of them, nor what these are made of, asks for, and without the rules that held only such. */
export function withUsedProperties(rules: string): string {
  const values = new Map<string, string>()
  const plain = rules.replace(PROPERTY, (_, name: string, value: string) => {
    values.set(name, `${values.get(name) ?? ''} ${value}`)
    return ''
  })
  const used = new Set<string>()
  const waiting = [plain]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [, name = ''] of text.matchAll(USE)) {
      if (used.has(name)) continue
      used.add(name)
      waiting.push(values.get(name) ?? '')
    }
  }
  const left = rules.replace(PROPERTY, (whole, name: string) => (used.has(name) ? whole : ''))
  return left.replace(EMPTY, '').replace(EMPTY, '')
}
