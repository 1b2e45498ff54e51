import { html } from 'htm/preact'
import { Fragment, h, type ComponentChildren, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'

/** A part of a page. */
export type Piece = VNode

/** What may stand in an element: pieces, text, and nothing. */
export type Markup = ComponentChildren

/**
 * Writes a piece as its HTML: Node runs that as it stands, where JSX would need a build. Every value is escaped. As in JSX an
 * element without content ends in `/>`, and a line break between two parts leaves no blank.
 */
export const markup: (strings: TemplateStringsArray, ...values: unknown[]) => Piece = html

/** The HTML of a piece. */
export const markupText = (piece: Piece): string => renderToString(piece)

/** The HTML of a whole page. */
export const markupDocument = (page: Piece): string => `<!doctype html>\n${renderToString(page)}\n`

/** The properties of an element whose content is HTML or CSS already. It is not escaped: never what somebody has sent. */
export const verbatim = (content: string) => ({ dangerouslySetInnerHTML: { __html: content } })

/** An element whose content is written now, and not with the page: so a long page is written a little at a time. */
export function written({ type, props }: VNode<{ children?: Markup }>): Piece {
  const { children, ...own } = props
  return h(type as string, { ...own, ...verbatim(renderToString(h(Fragment, null, children))) })
}
