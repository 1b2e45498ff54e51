import { styleSource } from '../../http/style-source.ts'

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/**
 * A mail's HTML as its own document, in the scheme that was asked for instead of the system's. Its links open beside
 * it.
 */
export function mailDocument(html: string, scheme: Scheme): string {
  const end = html.indexOf('</head>')
  const head = html
    .slice(0, end)
    .replace('<head>', '<head><base target="_blank">')
    .replaceAll('@media (prefers-color-scheme: dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('light dark', scheme)
  return head + html.slice(end)
}

/**
 * What a mail's document may do: nothing but look as it does. Mails carry their styles on their elements, so each of
 * them is named by its hash; a style that somebody smuggled in would be named too, but a script or a picture is not.
 */
export function documentPolicy(html: string): string {
  const styles = [
    ...[...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style),
    ...[...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style),
  ]
  const hashes = new Set(styles.map((style) => styleSource(style ?? '')))
  return [
    "default-src 'none'",
    `style-src 'unsafe-hashes' ${[...hashes].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}
