import { createHash } from 'node:crypto'

/** A style as a content policy names it, by its hash: `'sha256-…'`. */
export function styleSource(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}
