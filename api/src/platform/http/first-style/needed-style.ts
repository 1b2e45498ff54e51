import { matching } from './can-match.ts'
import type { PageNames } from './page-names.ts'
import type { Rule } from './read-rules.ts'
import { seenDeclarations } from './seen-declarations.ts'
import { withoutFetchedFamilies } from './without-fetched-families.ts'

/**
 * Of style sheets, the rules that a page needs to be seen as it will look, in fonts of the system: files of typefaces come with the sheets.
 * @param sheets in the order in which the page has them
 */
export function neededStyle(sheets: readonly (readonly Rule[])[], page: PageNames): string {
  const all = sheets.flat()
  const rules = withoutFetchedFamilies(written(all, page), all)
  const named = all.filter(
    ({ prelude, body }) =>
      (prelude === '@font-face' && body.includes('local(') && isWritten(body, page)) ||
      (prelude.startsWith('@keyframes') && rules.includes(prelude.replace('@keyframes ', ''))),
  )
  return rules + named.map(whole).join('')
}

function written(rules: readonly Rule[], page: PageNames): string {
  return rules.map((rule) => neededOf(rule, page)).join('')
}

/** Paths of the files of typefaces that have letters of the page: what its text is read in once its style sheets hold. */
export function neededFaces(sheets: readonly (readonly Rule[])[], page: PageNames): string[] {
  return sheets
    .flat()
    .filter(({ prelude, body }) => prelude === '@font-face' && isWritten(body, page))
    .flatMap(({ body }) => /url\(["']?([^"')]+)/.exec(body)?.[1] ?? [])
}

/** The part of a rule that is needed; paper is printed later. */
function neededOf(rule: Rule, page: PageNames): string {
  const { prelude, body, rules } = rule
  if (rules) {
    const inside = /^@media print\b/.test(prelude) ? '' : written(rules, page)
    return inside && `${prelude}{${inside}}`
  }
  // Typefaces and movements are asked for by others; a property has its own rule wherever it is.
  if (prelude.startsWith('@')) return prelude.startsWith('@property') ? whole(rule) : ''
  const selectors = matching(prelude, page)
  const seen = selectors.length > 0 ? seenDeclarations(body) : ''
  return seen && `${selectors.join(',')}{${seen}}`
}

const whole = ({ prelude, body }: Rule): string => `${prelude}{${body}}`

/** Whether a typeface's file has a letter of the page. */
function isWritten(face: string, page: PageNames): boolean {
  const ranges = /unicode-range:([^;}]+)/i.exec(face)?.[1]
  if (!ranges) return true
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^u\+/i, '').split('-')
    return [first.replaceAll('?', '0'), last.replaceAll('?', 'F')].map((hex) => Number.parseInt(hex, 16))
  })
  return [...page.letters].some((letter) =>
    bounds.some(([from = 0, to = from]) => letter >= from && letter <= to),
  )
}
