import { readFileSync, writeFileSync } from 'node:fs'
import { formatted } from '../../formatted.ts'

/** What stands between two markers, such as `<!-- sizes -->` and `<!-- /sizes -->`. */
export function between(markdown: string, marker: string): string {
  return parts(markdown, marker)[1].trim()
}

/** A Markdown text with another text between two markers. */
export function withBetween(markdown: string, marker: string, text: string): string {
  const [before, , after] = parts(markdown, marker)
  return `${before}\n\n${text}\n\n${after}`
}

/** Writes a text between two markers of a Markdown file. */
export async function writeBetween(path: string, marker: string, text: string): Promise<void> {
  writeFileSync(path, await formatted(path, withBetween(readFileSync(path, 'utf8'), marker, text)))
}

function parts(markdown: string, marker: string): [string, string, string] {
  const [open, close] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`]
  const start = markdown.indexOf(open) + open.length
  const end = markdown.indexOf(close)
  if (start < open.length || end < start) throw new Error(`There is no place for "${marker}" in this file.`)
  return [markdown.slice(0, start), markdown.slice(start, end), markdown.slice(end)]
}
