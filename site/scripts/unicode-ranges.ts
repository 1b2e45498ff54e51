/** The letters of a `unicode-range`. */
export function parseRanges(ranges: string): Set<number> {
  return new Set(
    ranges.split(',').flatMap((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index)
    }),
  )
}

/** Letters as a `unicode-range`, in their order. */
export function writeRanges(letters: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const letter of letters.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && last[1] === letter - 1) last[1] = letter
    else ranges.push([letter, letter])
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([from, to]) => `U+${from === to ? hex(from) : `${hex(from)}-${hex(to)}`}`).join(', ')
}
