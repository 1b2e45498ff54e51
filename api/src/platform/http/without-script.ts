import { escapeMarkup } from './escape-markup.ts'

/** A page that no script takes over, as the site draws it (`site/src/app/server/plain/render-plain.tsx`). */
export interface DrawnPlain {
  html: string
  language: string
  title: string
}

/**
 * The built document with such a page in it: without the site's script, its loading screen and what it says to whoever runs none.
 * Search engines list the page with the form, and none of these.
 * @param styles markup of the style sheets that it is drawn with besides the site's own
 */
export function withoutScript(document: string, page: DrawnPlain, styles: string): string {
  const { language, title, html } = page
  return document
    .replace(/<html lang="\w+">/, () => `<html lang="${escapeMarkup(language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
    .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<div id="loading-screen"[\s\S]*?<\/div>/, '')
    .replace('</head>', () => `<meta name="robots" content="noindex">${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}
