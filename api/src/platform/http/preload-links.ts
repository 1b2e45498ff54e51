import { escapeMarkup } from './escape-markup.ts'

/**
 * Markup that lets a browser fetch these files with the page itself. Else it would learn of them from the page's code, which it has
 * to fetch and run first. With `crossorigin`, as the page's own code will ask for them: another manner would fetch them twice.
 */
export function preloadLinks(files: readonly string[]): string {
  return files
    .map((file) => {
      const relation = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
      return `<link ${relation} crossorigin href="${escapeMarkup(file)}">`
    })
    .join('')
}

/** Markup that lets a page that is drawn already be seen in its style. */
export function styleLinks(files: readonly string[]): string {
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" crossorigin href="${escapeMarkup(file)}">`)
    .join('')
}
