/** Countries without regular checks at the borders between them (Schengen acquis; Monaco by its treaty with France). */
const OPEN: ReadonlySet<string> = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** What becomes of papers on the way from a country to another: none, as it is the same; an open border; one where they are looked at. */
export function borderOf(from: string, to: string): 'none' | 'open' | 'checked' {
  if (from === to) return 'none'
  return OPEN.has(from) && OPEN.has(to) ? 'open' : 'checked'
}
