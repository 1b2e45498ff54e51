/** The number of a flight as timetables write it, "LX1375"; null for what is none, such as a train. */
export function flightNumber(typed: string | null | undefined): string | null {
  const compact = (typed ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  // An airline's two or three signs, of which one at most is a digit; a number; seldom a letter behind it.
  return /^(?:[A-Z]{2,3}|[A-Z]\d|\d[A-Z])\d{1,4}[A-Z]?$/.test(compact) ? compact : null
}

/** The airport that a place is, by its code, which its name ends with: "Geneva Airport (GVA), Switzerland". */
export function airportCode(place: { kind: string | null; label: string } | null | undefined): string | null {
  if (place?.kind !== 'airport') return null
  return /\(([A-Z]{3})\)/.exec(place.label)?.[1] ?? null
}
