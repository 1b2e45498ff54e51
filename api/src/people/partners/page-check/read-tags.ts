/** A tag that begins an element, as it stands in a page. */
export interface Tag {
  /** Lower-case. */
  name: string
  /** By lower-case names; an attribute without a value is empty. */
  attributes: Record<string, string>
}

const LOOKED_FOR = new Set(['script', 'link', 'meta', 'fiacre-booking'])
const LONGEST_TAG = 4_000
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * The tags of a page that the form has to do with, in their order. No parser of HTML: comments and the insides of scripts are left
 * out, and what is written so that only a parser would find it is not found.
 */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  const lower = html.toLowerCase()
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      at = after(lower, '-->', at)
      continue
    }
    const name = /^<([a-z][\w-]{0,30})/i.exec(html.slice(at, at + 32))?.[1]?.toLowerCase()
    if (!name) {
      at += 1
      continue
    }
    const text = insideOf(html, at + 1 + name.length)
    if (LOOKED_FOR.has(name)) tags.push({ name, attributes: attributesOf(text) })
    at += 1 + name.length + text.length
    if (name === 'script') at = after(lower, '</script', at)
  }
  return tags
}

/** The text of a tag behind its name; a `>` in quotes does not end it. */
function insideOf(html: string, from: number): string {
  let quote = ''
  const end = Math.min(html.length, from + LONGEST_TAG)
  for (let at = from; at < end; at += 1) {
    const sign = html[at] ?? ''
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return html.slice(from, at)
  }
  return html.slice(from, end)
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
  )
  return Object.fromEntries(found.map(([name, value]) => [name, value.replaceAll('&amp;', '&').trim()]))
}
