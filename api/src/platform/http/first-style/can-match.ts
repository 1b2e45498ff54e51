import type { PageNames } from './page-names.ts'

/** What becomes of a page in somebody's hands, and elements of a shadow tree: nothing that is seen at first. */
const LATER =
  /:(?:hover|active|focus|focus-visible|focus-within|user-invalid|user-valid|host|popover-open|fullscreen|modal)\b|::(?:selection|backdrop)/
const DISABLED = /:disabled\b/
const ONE_OF = /:(?:is|where|has)$/
const CLASS = /\.((?:\\.|[\w-])+)/g
const ID = /#((?:\\.|[\w-])+)/g
const TAG = /(?<=^|[\s>+~])[a-z][\w-]*/gi
const ATTRIBUTE = /\[\s*([\w-]+)[^\]]*\]/g

/** The selectors of a list that a page may have elements for at first: rather one too many. */
export const matching = (selectors: string, page: PageNames): string[] =>
  listed(selectors).filter((selector) => canMatch(selector, page))

function canMatch(selector: string, page: PageNames): boolean {
  const [plain, asked] = apart(selector)
  if (LATER.test(plain)) return false
  if (DISABLED.test(plain) && !page.attributes.has('disabled')) return false
  const bare = plain.replace(ATTRIBUTE, '')
  const names = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([whole, name = whole]) => name.replace(/\\(.)/g, '$1'))
  return (
    names(bare, CLASS).every((name) => page.classes.has(name)) &&
    names(bare, ID).every((name) => page.ids.has(name)) &&
    names(bare, TAG).every((name) => page.tags.has(name.toLowerCase())) &&
    names(plain, ATTRIBUTE).every((name) => page.attributes.has(name.toLowerCase())) &&
    asked.every((list) => matching(list, page).length > 0)
  )
}

/**
 * A selector without what stands in brackets, and the lists in them of which one has to match. What stands in `:not()` and in any
 * other keeps nothing out.
 */
function apart(selector: string): [plain: string, asked: string[]] {
  const asked: string[] = []
  let plain = ''
  let depth = 0
  let open = 0
  for (let at = 0; at < selector.length; at++) {
    const character = selector[at]
    if (character === '(' && depth++ === 0) open = at + 1
    else if (character === ')' && --depth === 0) {
      if (ONE_OF.test(plain)) asked.push(selector.slice(open, at))
    } else if (depth === 0) plain += character
  }
  return [plain, asked]
}

/** The selectors of a list; a comma in brackets separates none. */
function listed(selectors: string): string[] {
  const found = ['']
  let depth = 0
  for (const character of selectors) {
    if ('(['.includes(character)) depth++
    if (')]'.includes(character)) depth--
    if (character === ',' && depth === 0) found.push('')
    else found[found.length - 1] += character
  }
  return found.map((selector) => selector.trim())
}
