import type { PageNames } from './page-names.ts'

/** What becomes of a page in somebody's hands, and elements of a shadow tree: nothing that is seen at first. */
const LATER =
  /:(?:hover|active|focus|focus-visible|focus-within|user-invalid|user-valid|host|popover-open|fullscreen)\b|::selection/
const CLASS = /\.((?:\\.|[\w-])+)/g
const ID = /#((?:\\.|[\w-])+)/g
const TAG = /(?<=^|[\s>+~])[a-z][\w-]*/gi
const ATTRIBUTE = /\[\s*([\w-]+)[^\]]*\]/g

/** The selectors of a list that a page may have elements for at first: rather one too many. */
export const matching = (selectors: string, page: PageNames): string[] =>
  listed(selectors).filter((selector) => canMatch(selector, page))

function canMatch(selector: string, page: PageNames): boolean {
  // What stands in `:not()` keeps nothing out, and of `:is()` one is enough.
  const plain = withoutArguments(selector)
  if (LATER.test(plain)) return false
  const bare = plain.replace(ATTRIBUTE, '')
  const names = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([whole, name = whole]) => name.replace(/\\(.)/g, '$1'))
  return (
    names(bare, CLASS).every((name) => page.classes.has(name)) &&
    names(bare, ID).every((name) => page.ids.has(name)) &&
    names(bare, TAG).every((name) => page.tags.has(name.toLowerCase())) &&
    names(plain, ATTRIBUTE).every((name) => page.attributes.has(name.toLowerCase()))
  )
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

/** Brackets in brackets go from the inside out. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}
