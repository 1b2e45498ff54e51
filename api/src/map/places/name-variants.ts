/** How a name is also spelled on keyboards without its letters. */
const WRITTEN_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const SAINTS: readonly [from: RegExp, to: string][] = [
  [/\b(saint|sankt|sveti)[- ]/gi, 'St '],
  [/\bst\.? /gi, 'Saint '],
  [/\bst\.? /gi, 'Sankt '],
]

/** Most names hold nothing of all that: one look says so. */
const MAY_VARY = /['’ʼ`äöüøå]|\bs(?:aint|ankt|veti|t)\b/i

/**
 * Other spellings under which people type a name: without its apostrophes, umlauts written out,
 * St for Saint and Sankt and the other way round. The name itself is not among them.
 */
export function nameVariants(name: string): string[] {
  if (!MAY_VARY.test(name)) return []
  const variants: string[] = []
  if (/['’ʼ`]/.test(name)) variants.push(name.replace(/['’ʼ`]/g, ''))
  if (/[äöüøå]/i.test(name)) {
    variants.push(name.toLowerCase().replace(/[äöüøå]/g, (letter) => WRITTEN_OUT[letter] ?? letter))
  }
  for (const [from, to] of SAINTS) {
    const variant = name.replace(from, to)
    if (variant !== name) variants.push(variant)
  }
  return variants
}
