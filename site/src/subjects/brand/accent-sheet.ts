import { accentFor, type Accent } from './accent.ts'

/** The tokens (tokens.css) that carry the accent. What is soft in our own green becomes neutral. */
function tokens({ accent, hover, ink }: Accent): string {
  return [
    `--fi-accent:${accent}`,
    `--fi-accent-hover:${hover}`,
    `--fi-accent-ink:${ink}`,
    `--fi-focus:${accent}`,
    '--fi-accent-soft:var(--fi-neutral-soft)',
    '--fi-on-accent-soft:var(--fi-on-neutral-soft)',
  ].join(';')
}

/** The style sheet of a partner's colour, under the selectors of tokens.css; blank when there is none to show. */
export function accentStyles(colour: string | null, onAccent: string | null): string {
  const light = accentFor('light', colour, onAccent)
  const dark = accentFor('dark', colour, onAccent)
  if (!light || !dark) return ''
  return [
    `:root,[data-theme='light']{${tokens(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${tokens(dark)}}}`,
    `[data-theme='dark']{${tokens(dark)}}`,
  ].join('\n')
}

/**
 * Puts a style sheet over the page's own, and answers how to take it away. Constructed, since our content policy lets no
 * style be written into the page.
 */
export function wearStyles(styles: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((worn) => worn !== sheet)
  }
}
