import { neededStyle } from './needed-style.ts'
import { pageNames } from './page-names.ts'
import type { Rule } from './read-rules.ts'

const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g

/** What is far below the first screen, as a page says itself, is laid out once somebody comes near it, or the first screen has been seen. */
const FAR =
  '.fi-far:not([data-seen]){content-visibility:auto;contain-intrinsic-block-size:auto var(--fi-far,40rem)}'

const PRELOADED_FACE = /<link\s[^>]*as="font"[^>]*>/g

/** A document, and the styles that stand in it, which its content policy has to name. */
export interface StyledDocument {
  html: string
  styles: readonly string[]
}

/**
 * The document with the rules in it that it is seen with at first: it waits for no style sheet. Those are fetched when it is there, and
 * hold once it comes to life (`site/src/app/start/boot.ts`), or at once where no script runs. The typefaces come once something of the page
 * has been seen, and stay where they are, since a browser that is told of one anew shows another for a moment. With the rules a browser
 * knows by itself which it needs.
 */
export function withFirstStyle(html: string, sheets: ReadonlyMap<string, readonly Rule[]>): StyledDocument {
  const links = [...html.matchAll(SHEET)].map(([, href = '']) => href)
  if (links.length === 0 || !links.every((href) => sheets.has(href))) return { html, styles: [] }
  const names = pageNames(html)
  const needed = neededStyle(
    links.map((href) => sheets.get(href) ?? []),
    names,
  )
  const rules = needed.rules + (names.classes.has('fi-far') ? FAR : '')
  const { faces } = needed
  const late = links.map((href) => `<link rel="stylesheet" crossorigin data-late="${href}">`)
  const plain = links.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  const noScript = `<noscript>${plain.join('')}<style>${faces}</style></noscript>`
  const style = `<style data-first>${rules}</style>${late.join('')}${noScript}<style data-faces media="not all">${faces}</style>`
  const bare = html.replace(SHEET, '').replace(PRELOADED_FACE, '')
  return { html: bare.replace('</head>', () => `${style}</head>`), styles: [rules, faces] }
}
