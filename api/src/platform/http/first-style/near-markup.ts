/**
 * What opens a part that is not seen at first: what a page says itself is far below (`fi-far`, and its foot where it has such parts), a closed
 * dialog, and what only stands where no script runs.
 */
const FAR = /<(\w+)(?=[^>]*\sclass="(?:[^"]*\s)?fi-far[\s"])[^>]*>/
const FAR_OR_FOOT = /<(\w+)(?=[^>]*\sclass="(?:[^"]*\s)?fi-(?:far|foot)[\s"])[^>]*>/
const CLOSED = /<(dialog)(?![^>]*\sopen[\s=>])[^>]*>/
const SCRIPTLESS = /<(noscript)>/

/** Whether a page says of some of its parts that they are far below the first screen. */
export const hasFarParts = (markup: string): boolean => FAR.test(markup)

/** The markup of a page, as we write it, without what nobody sees at first. */
export function nearMarkup(markup: string): string {
  const unseen = [hasFarParts(markup) ? FAR_OR_FOOT : FAR, CLOSED, SCRIPTLESS]
  const pattern = new RegExp(unseen.map(({ source }) => source).join('|'), 'g')
  let near = ''
  let at = 0
  for (let found = pattern.exec(markup); found; found = pattern.exec(markup)) {
    const [, ...tags] = found
    near += markup.slice(at, found.index)
    at = endOf(markup, found.index, tags.find(Boolean) ?? '')
    pattern.lastIndex = at
  }
  return near + markup.slice(at)
}

/** Where the element ends that begins here. */
function endOf(markup: string, start: number, tag: string): number {
  const ends = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g')
  ends.lastIndex = start
  let depth = 0
  for (let found = ends.exec(markup); found; found = ends.exec(markup)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return ends.lastIndex
  }
  return markup.length
}
