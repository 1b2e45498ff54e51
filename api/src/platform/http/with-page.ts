import { escapeMarkup } from './escape-markup.ts'
import { NO_PLUGINS } from './page-policy.ts'

/** A page as the site draws it (`site/src/app/server/render-page.tsx`). */
export interface RenderedPage {
  html: string
  language: string
  title: string
  description: string
  /** What it says to programs (schema.org), as JSON without any `<`. */
  structured?: string
  /** What other sites show of a link to it, where it has a picture of its own: the whole address, and the picture in words. */
  picture?: { url: string; alt: string }
  /** Whether search engines shall leave it out, though it can be read. */
  isUnlisted?: boolean
}

/**
 * A rule of the answer's own policy, once more: where a page says a policy itself, a browser asks for no script before it has read that. So the
 * script is not asked for in the task in which the page is taken in, and the first picture does not wait for the end of that (decision 113).
 */
const OWN_POLICY = `<meta http-equiv="Content-Security-Policy" content="${NO_PLUGINS}">`

/**
 * The built document with a page drawn into it, named and described as that page. The loading screen goes: there is nothing to wait
 * for.
 * @param boot the small script that comes first, and runs the page's own when that is wanted
 */
export function withPage(document: string, page: RenderedPage, boot?: string): string {
  const { title, description, language } = page
  const [titleText, descriptionText] = [escapeMarkup(title), escapeMarkup(description)]
  const structured = page.structured ? `<script type="application/ld+json">${page.structured}</script>` : ''
  const unlisted = page.isUnlisted ? '<meta name="robots" content="noindex">' : ''
  return withPicture(document, page.picture)
    .replace(/<html lang="\w+">/, () => `<html lang="${escapeMarkup(language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${titleText}</title>`)
    .replace(
      /(<meta\s+(?:name="|property="og:)description"\s+content=")[^"]*/g,
      (_, start: string) => start + descriptionText,
    )
    .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, (_, start: string) => start + titleText)
    .replace(/<div id="loading-screen"[\s\S]*?<\/div>/, '')
    .replace(/<script type="module"( crossorigin)? src="([^"]+)"><\/script>/, (tag, _, start: string) =>
      boot
        ? `${OWN_POLICY}<script type="module" crossorigin src="${escapeMarkup(boot)}" data-start="${start}"></script>`
        : tag,
    )
    .replace(/<noscript>\s*<p[\s\S]*?<\/noscript>/, '')
    .replace('</head>', () => `${unlisted}${structured}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`)
}

/** All pictures of links are of one size, so that only address and words are another. */
function withPicture(document: string, picture: RenderedPage['picture']): string {
  if (!picture) return document
  return document
    .replace(
      /(<meta property="og:image" content=")[^"]*/,
      (_, start: string) => start + escapeMarkup(picture.url),
    )
    .replace(
      /(<meta property="og:image:alt" content=")[^"]*/,
      (_, start: string) => start + escapeMarkup(picture.alt),
    )
}
