import { hasFarParts, nearMarkup } from './near-markup.ts'
import { neededFaces, neededStyle } from './needed-style.ts'
import { pageNames } from './page-names.ts'
import type { Rule } from './read-rules.ts'
import { withUsedProperties } from './used-properties.ts'

const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g

/**
 * Neither laid out nor seen; after nine seconds it is, where the script that fetches the sheets has not come. `visibility` changes nothing for the eye:
 * Chromium takes what is shown from `content-visibility` alone for moved there from the corner of the screen, now and then.
 */
const HIDDEN = 'content-visibility:hidden;visibility:hidden;animation:fi-late 0s 9s forwards'
const SHOWN_AT_LAST = '@keyframes fi-late{to{content-visibility:auto;visibility:visible}}'

/**
 * What is far below the first screen, as a page says itself, has its rules in the style sheets alone: it keeps a place, no less
 * than it takes on a phone, for what is longer would lie over what follows, and is not seen before they hold and somebody does something, or three seconds have
 * gone. From then on its parts are laid out in turn (`data-seen`). Where the script that fetches the sheets has not come for nine seconds, text is shown as it is.
 */
const FAR = `:is(.fi-far,.fi-foot):not([data-seen]){contain-intrinsic-block-size:auto var(--fi-far,90rem);${HIDDEN}}`

/**
 * What is below the first screen of a phone, but on that of a desk (`fi-below`), has its rules here. A phone lays it out a frame after the style sheets
 * hold: with the rest it held up a slow one. It has no height until then, which moves nothing that is seen.
 */
const BELOW = `@media (width<480px) and (height<840px){:root:not([data-dressed]) .fi-below{${HIDDEN}}}`

/**
 * A picture beside words that one reads first (`fi-late`), in a box of its own size: a browser fetches one that is `lazy` only once it has a place, which it has
 * when the style sheets hold.
 */
const LATE = ':root:not([data-dressed]) .fi-late{display:none}'

/** Where no script runs, the sheets hold at once, and nothing is held back. */
const withScript = (rules: string) => rules && `@media (scripting){${rules}}`

/** Drawings beside words in the booking form, in whose place a plain one stands where no script runs. */
const LATE_PICTURE = /<img src=(?="[^"]*"[^>]* class="fi-ride__picture")/g
/** A browser draws a frame where a picture has no address yet. */
const NO_FRAME = 'img:not([src]){opacity:0}'

/** Shapes of a drawing, which hold nothing. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line|ellipse|polyline|polygon|use)>/g

const PRELOADED_FACE = /<link\s[^>]*as="font"[^>]*>/g

/** A document, and the styles that stand in it, which its content policy has to name. */
export interface StyledDocument {
  html: string
  styles: readonly string[]
}

/**
 * The document with the rules in it that its first screen is seen with: it waits for no style sheet. Those, and typefaces and the form's pictures with
 * them, are fetched once it has been seen, and then hold (`site/src/app/start/boot.ts`), or at once where no script runs.
 */
export function withFirstStyle(html: string, sheets: ReadonlyMap<string, readonly Rule[]>): StyledDocument {
  const links = [...html.matchAll(SHEET)].map(([, href = '']) => href)
  if (links.length === 0 || !links.every((href) => sheets.has(href))) return { html, styles: [] }
  const all = links.map((href) => sheets.get(href) ?? [])
  const names = pageNames(nearMarkup(html))
  const needed = neededStyle(all, names)
  const frame = html.search(LATE_PICTURE) < 0 ? '' : NO_FRAME
  const unseen = (hasFarParts(html) ? FAR : '') + (names.classes.has('fi-below') ? BELOW : '')
  const parts = withScript((names.classes.has('fi-late') ? LATE : '') + unseen) + (unseen && SHOWN_AT_LAST)
  const rules = withUsedProperties(needed + frame + parts)
  const late = links.map((href) => `<link rel="stylesheet" crossorigin data-late="${href}">`)
  const plain = links.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  const faces = neededFaces(all, names).join(' ')
  const style = `<style data-first="${faces}">${rules}</style>${late.join('')}<noscript>${plain.join('')}</noscript>`
  const bare = html
    .replace(SHEET, '')
    .replace(PRELOADED_FACE, '')
    .replace(LATE_PICTURE, '<img data-late=')
    .replace(EMPTY_SHAPE, '/>')
  return { html: withTightHead(bare).replace('</head>', () => `${style}</head>`), styles: [rules] }
}

/** A head is written in lines to be read by us; as it is sent a space does. */
function withTightHead(html: string): string {
  const end = html.indexOf('</head>')
  return html.slice(0, end).replaceAll(/(>?)\s*\n\s*/g, (_, close: string) => close || ' ') + html.slice(end)
}
