import { markup, type Markup } from '../../http/markup.ts'
import { inline } from './docs-markup.ts'
import type { Block, Guide } from './guides.ts'

/** All guides, in the order in which they are read. */
export function guidesPage(guides: readonly Guide[]): Markup {
  return [
    markup`<h1>Guides</h1>`,
    markup`<p class="docs-lead">From a first price to real bookings. Every command and every program in them is run by our tests.</p>`,
    markup`<ol class="docs-guides">${guides.map(({ name, title }) => markup`<li><a href=${guidePath(name)}>${title}</a></li>`)}</ol>`,
  ]
}

/** A guide, and the way to the next one. */
export function guidePage(guide: Guide, next: Guide | undefined): Markup {
  return [
    markup`<p><a href="/docs/guides">Guides</a></p>`,
    markup`<h1>${guide.title}</h1>`,
    guide.blocks.map(blockMarkup),
    next && markup`<p class="docs-next">Next: <a href=${guidePath(next.name)}>${next.title}</a></p>`,
  ]
}

export const guidePath = (name: string): string => `/docs/guides/${name}`

function blockMarkup(block: Block): Markup {
  switch (block.kind) {
    case 'heading':
      return markup`<h2 class="docs-part">${block.text}</h2>`
    case 'list':
      return markup`<ul>${block.items.map((item) => markup`<li>${linked(item)}</li>`)}</ul>`
    case 'code':
      return markup`<pre tabindex="0" aria-label=${LANGUAGES[block.language] ?? block.language}><code>${block.text}</code></pre>`
    default:
      return markup`<p>${linked(block.text)}</p>`
  }
}

/** What a program is read out as. */
const LANGUAGES: Record<string, string> = { sh: 'Shell', ts: 'TypeScript', html: 'HTML' }

/** Prose with its links. */
function linked(text: string): Markup[] {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const [, words = '', address = ''] = (index % 2 === 1 && /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)) || []
    return words ? markup`<a href=${address}>${words}</a>` : inline(part)
  })
}
