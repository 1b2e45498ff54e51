import { escapeMarkup } from '../../http/escape-markup.ts'

/** A line of prose as the contract writes it: `code` and **weight**, and nothing else of Markdown. */
export function inline(text: string): string {
  return escapeMarkup(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
}

interface Page {
  title: string
  body: string
  /** Addresses of what the page loads; the site's own look is among the styles where the site is built. */
  styles: string[]
  scripts?: string[]
}

/** A page of the documentation, with the header that all of them share. */
export function docsPage({ title, body, styles, scripts = [] }: Page): string {
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<link rel="icon" href="/favicon.svg">
</head>
<body class="docs">
<header class="docs-bar"><a class="docs-home" href="/">Fiacre</a><nav aria-label="Documentation">
<a href="/docs">API</a> <a href="/docs/problems">Problems</a> <a href="/openapi.json">openapi.json</a></nav></header>
<main class="docs-main">
${body}
</main>
${scripts.map((address) => `<script src="${address}"></script>`).join('\n')}
</body>
</html>`
}
