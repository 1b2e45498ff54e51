/** What a page says of itself, as search engines read it. */
export interface PageFacts {
  title: string
  description: string
  canonical: string
  openGraph: ReadonlyMap<string, string>
  /** Its addresses by language. */
  alternates: ReadonlyMap<string, string>
  headings: number
  isUnlisted: boolean
  /** Where its links lead, without query and fragment. */
  links: ReadonlySet<string>
}

/** Reads a page as it was sent: what only a browser would add is not there. */
export function readFacts(html: string, address: string): PageFacts {
  const tags = (name: string) =>
    Array.from(html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g')), ([, attributes = '']) =>
      attributesOf(attributes),
    )
  const metas = tags('meta')
  const links = tags('link')
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: metas.find(({ name }) => name === 'description')?.['content'] ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? '',
    openGraph: new Map(
      metas.flatMap(({ property, content }) =>
        property?.startsWith('og:') && content ? [[property.slice(3), content] as const] : [],
      ),
    ),
    alternates: new Map(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, href] as const] : [],
      ),
    ),
    isUnlisted: metas.some(({ name, content }) => name === 'robots' && content?.includes('noindex')),
    headings: tags('h1').length + (html.match(/<h1>/g)?.length ?? 0),
    links: new Set(
      tags('a')
        .flatMap(({ href }) => (href ? [new URL(href, address)] : []))
        .map(({ origin, pathname }) => origin + pathname),
    ),
  }
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, plain(value)]),
  )
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (text: string): string =>
  text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
