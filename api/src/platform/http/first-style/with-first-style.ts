import { neededStyle } from './needed-style.ts'
import { pageNames } from './page-names.ts'
import type { Rule } from './read-rules.ts'

const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g

const PRELOADED_FACE = /<link\s[^>]*as="font"[^>]*>/g

/** A document, and the styles that stand in it, which its content policy has to name. */
export interface StyledDocument {
  html: string
  styles: readonly string[]
}

/**
 * The document with the rules in it that it is seen with at first: it waits for no style sheet. Those are fetched when it is there, and
 * hold once it comes to life (`site/src/app/start/boot.ts`), or at once where no script runs. The typefaces stay where they
 * are, since a browser that is told of one anew shows another for a moment. With the rules a browser knows by itself which it needs.
 */
export function withFirstStyle(html: string, sheets: ReadonlyMap<string, readonly Rule[]>): StyledDocument {
  const links = [...html.matchAll(SHEET)].map(([, href = '']) => href)
  if (links.length === 0 || !links.every((href) => sheets.has(href))) return { html, styles: [] }
  const { rules, faces } = neededStyle(
    links.map((href) => sheets.get(href) ?? []),
    pageNames(html),
  )
  const late = links.map((href) => `<link rel="stylesheet" crossorigin data-late="${href}">`)
  const plain = links.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  const style = `<style data-first>${rules}</style>${late.join('')}<noscript>${plain.join('')}</noscript><style>${faces}</style>`
  const bare = html.replace(SHEET, '').replace(PRELOADED_FACE, '')
  return { html: bare.replace('</head>', () => `${style}</head>`), styles: [rules, faces] }
}
