import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedFile, type StoredFile } from './file-store.ts'
import { markup, markupText } from './markup.ts'

/**
 * What search engines read before they look at the site: `/sitemap.xml`, the public pages, and `/robots.txt`, which leads there.
 * Both name the service's own address, which no build knows.
 * @param publicUrl without a trailing slash
 */
export function searchFiles(
  siteFolder: string,
  publicUrl: string,
  publicPaths: readonly string[],
): Map<string, StoredFile> {
  const robots = join(siteFolder, 'robots.txt')
  if (publicPaths.length === 0 || !existsSync(robots)) return new Map()
  const rules = readFileSync(robots, 'utf8').trimEnd()
  return filesOf({
    '/robots.txt': `${rules}\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    '/sitemap.xml': sitemap(publicUrl, publicPaths),
  })
}

const filesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, storedFile(path, Buffer.from(text))]))

/** As sitemaps.org has it. */
function sitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => markup`<url><loc>${publicUrl + path}</loc></url>`)
  const set = markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markupText(set)}\n`
}
