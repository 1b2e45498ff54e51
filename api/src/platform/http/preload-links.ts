import { escapeMarkup } from './escape-markup.ts'

/**
 * Markup that lets a browser fetch these files with the page itself. Else it would learn of them from the page's code, which it has
 * to fetch and run first. With `crossorigin`, as the page's own code will ask for them: another manner would fetch them twice.
 */
export function preloadLinks(files: readonly string[]): string {
  return files
    .map((file) => {
      const relation = file.endsWith('.css')
        ? 'rel="preload" as="style"'
        : isFont(file)
          ? PRELOADED_FONT
          : 'rel="modulepreload"'
      return `<link ${relation} crossorigin href="${escapeMarkup(file)}">`
    })
    .join('')
}

/** Markup that lets a page that is drawn already be seen in its style and letters. */
export function styleLinks(files: readonly string[]): string {
  return files
    .filter((file) => file.endsWith('.css') || isFont(file))
    .map((file) => {
      const relation = isFont(file) ? PRELOADED_FONT : 'rel="stylesheet"'
      return `<link ${relation} crossorigin href="${escapeMarkup(file)}">`
    })
    .join('')
}

const PRELOADED_FONT = 'rel="preload" as="font" type="font/woff2"'

const isFont = (file: string): boolean => file.endsWith('.woff2')
