import { markup, markupDocument, type Markup } from '../../http/markup.ts'

/** A line of prose as the contract writes it: `code` and **weight**, and nothing else of Markdown. */
export function inline(text: string): Markup[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    if (index % 2 === 0) return part
    return part.startsWith('`')
      ? markup`<code>${part.slice(1, -1)}</code>`
      : markup`<strong>${inline(part.slice(2, -2))}</strong>`
  })
}

interface Page {
  title: string
  body: Markup
  /** Addresses of what the page loads; the site's own look is among the styles where the site is built. */
  styles: string[]
  scripts?: string[]
}

/** A page of the documentation, with the header that all of them share. */
export function docsPage({ title, body, styles, scripts = [] }: Page): string {
  return markupDocument(markup`
    <html lang="en" data-theme="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styles.map((address) => markup`<link rel="stylesheet" href=${address} />`)}
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body class="docs">
        <header class="docs-bar">
          <a class="docs-home" href="/">Fiacre</a>
          <nav aria-label="Documentation">
            <a href="/docs">API</a> <a href="/docs/guides">Guides</a> <a href="/docs/problems">Problems</a> <a href="/openapi.json">openapi.json</a>
          </nav>
        </header>
        <main class="docs-main">${body}</main>
        ${scripts.map((address) => markup`<script src=${address} />`)}
      </body>
    </html>`)
}
