import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, readPageAddress } from '@fiacre/sdk/rules'
import { LinkChecker, LinkState } from 'linkinator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNode, type NodeProcess } from '../../api/test/support/processes.ts'
import { copySeededFolder } from '../../api/test/support/seeded-folder.ts'
import { patientProxy, type PatientProxy } from './patient-proxy.ts'
import { readFacts, type PageFacts } from './read-facts.ts'

/**
 * The product as a crawler sees it that nobody here wrote: three thousand pages, those of rides in some languages and all others in all.
 * `CRAWL_LANGUAGES=all` takes every page of every map.
 */
const { CRAWL_LANGUAGES = 'en de fr it pl el' } = process.env
const CHOSEN: ReadonlySet<string> = new Set(
  CRAWL_LANGUAGES === 'all' ? LANGUAGES.map(({ code }) => code) : CRAWL_LANGUAGES.split(' '),
)
const MINUTE = 60_000
const MOST_MS = 45 * MINUTE
const AT_ONCE = 4

const dataDir = mkdtempSync(join(tmpdir(), 'fiacre-crawl-'))
/** The paths of the pages that search engines are told of. */
const listed = new Set<string>()
const facts = new Map<string, PageFacts>()
let broken: string[] = []
let service: NodeProcess | undefined
let proxy: PatientProxy

beforeAll(async () => {
  let address = ''
  proxy = await patientProxy(
    () => address,
    (path) => listed.has(path),
  )
  await copySeededFolder(dataDir)
  service = startNode(join(import.meta.dirname, '../../api/src/main.ts'), [], {
    ...{ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: proxy.url, DATA_DIR: dataDir },
    ...{ DATABASE_URL: '', SMTP_URL: '', RATE_LIMIT_PER_MINUTE: '1000000000' },
  })
  address = (await service.until(/^ready .*?(http:\S+)$/m))[1] ?? ''
  for (const path of await mappedPaths()) {
    const { page, language } = readPageAddress(path)
    if (!page.startsWith('/transfers/') || CHOSEN.has(language ?? 'en')) listed.add(path)
  }
  const began = performance.now()
  const { links } = await new LinkChecker().check({
    path: [`${proxy.url}/`],
    recurse: true,
    concurrency: AT_ONCE,
    timeout: MINUTE,
    // A form that is filled in is the same page.
    urlRewriteExpressions: [{ pattern: /\?.*$/, replacement: '' }],
    linksToSkip: async (link) => !isOfInterest(link),
  })
  broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent }) => `${status} ${url} on ${parent}`)
  for (const [path, html] of proxy.pages)
    if (listed.has(path)) facts.set(path, readFacts(html, proxy.url + path))
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${proxy.pages.size} pages, ${links.length} links in ${seconds} s\n`)
}, MOST_MS)

afterAll(async () => {
  await service?.end()
  await proxy.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Files, pages that search engines are told of, and the way in. A page of a ride can be read in languages that it is not listed in. */
function isOfInterest(link: string): boolean {
  const { origin, pathname } = new URL(link)
  if (origin !== proxy.url) return false
  const { page, language } = readPageAddress(pathname)
  return listed.has(pathname) || (!page.startsWith('/transfers/') && CHOSEN.has(language ?? 'en'))
}

async function mappedPaths(): Promise<string[]> {
  const locations = async (address: string) => {
    const text = await (await fetch(address)).text()
    return Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = '']) => location)
  }
  const maps = await locations(`${proxy.url}/sitemap.xml`)
  const pages = (await Promise.all(maps.map(locations))).flat()
  return pages.map((page) => new URL(page).pathname)
}

/** Each page that something is wrong with, and what. */
function wrong(judge: (page: PageFacts, address: string) => string | false | undefined): string[] {
  return Array.from(facts).flatMap(([path, page]) => {
    const found = judge(page, proxy.url + path)
    return found ? [`${path}: ${found}`] : []
  })
}

it('no link is broken', () => {
  expect([...new Set(broken)]).toEqual([])
})

it('every page that search engines are told of is led to by a link of another', () => {
  expect(
    [...listed].filter((path) => !facts.has(path)),
    'not reached',
  ).toEqual([])
  const linked = new Set(
    Array.from(facts).flatMap(([path, { links }]) => [...links].filter((link) => link !== proxy.url + path)),
  )
  expect([...listed].filter((path) => !linked.has(proxy.url + path))).toEqual([])
})

it('every page names itself, has one heading, and says in its languages what it is', () => {
  expect(wrong(({ canonical }, address) => canonical !== address && canonical)).toEqual([])
  expect(wrong(({ isUnlisted }) => isUnlisted && 'is not to be listed')).toEqual([])
  expect(wrong(({ headings }) => headings !== 1 && `${headings} headings`)).toEqual([])
  const needed = ['title', 'description', 'url', 'image', 'image:width', 'image:height', 'image:alt']
  expect(wrong(({ openGraph }) => needed.filter((name) => !openGraph.has(name)).join(' '))).toEqual([])
  expect(
    wrong(({ title, description, openGraph }) =>
      title === '' ||
      description.length < 50 ||
      openGraph.get('title') !== title ||
      openGraph.get('description') !== description
        ? `"${title}" "${description}"`
        : '',
    ),
  ).toEqual([])
})

it('no two pages of a language have one title, or one description', () => {
  for (const each of ['title', 'description'] as const) {
    const seen = new Map<string, string>()
    expect(
      wrong((page, address) => {
        const key = `${readPageAddress(new URL(address).pathname).language ?? 'en'} ${page[each]}`
        const other = seen.get(key)
        seen.set(key, address)
        return other && `${key} as ${other}`
      }),
    ).toEqual([])
  }
})

it('pages name one another as the same in other languages, each of them itself too', () => {
  expect(
    wrong(({ alternates }, address) => {
      if (alternates.size === 0) return false
      if (![...alternates.values()].includes(address)) return 'not itself'
      return Array.from(alternates, ([language, other]) => {
        const back = facts.get(new URL(other).pathname)?.alternates
        return back && ![...back.values()].includes(address) ? `${language} does not name it` : ''
      }).find(Boolean)
    }),
  ).toEqual([])
})
