import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, readPageAddress } from '@fiacre/sdk/rules'
import { beforeAll, expect, it } from 'vitest'
import type { RenderedPage } from '#platform/http/with-page.ts'
import {
  isBareTransfer,
  tablePages,
  transferPages,
  routePath,
} from '#prices/destinations/transfers/transfer-routes.ts'
import { pageRenderer } from '#prices/public-pages/page-renderer.ts'
import { sharedService } from '../support/shared-service.ts'
import { ownText, phrasesOf, sharedPart } from './shared-text.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** The built drawing; `pnpm build` makes it. */
const DRAWING = join(root, 'site', 'server', 'dist', 'render-page.js')

/** Search engines take pages that share more for one. */
const MOST_SHARED = 0.6
/** So many pairs of neighbours do, counted from both sides: one in a hundred. */
const MOST_ALIKE = 60

const HUB = '/destinations'
const drawn = new Map<string, RenderedPage>()

beforeAll(async () => {
  const { context } = await sharedService()
  const renderer = existsSync(DRAWING) ? pageRenderer(DRAWING, context, null) : undefined
  if (!renderer) throw new Error('The site is not built. Build it first: npx pnpm@12.21.0 run build')
  for (const path of [HUB, ...tablePages().map(([each]) => each)])
    drawn.set(path, await renderer.render({ path, language: 'en' }))
}, 300_000)

const htmlOf = (path: string) => drawn.get(path)?.html ?? ''

it('pages of rides share less than three fifths of their words with those of their airport and their place, all but a few', () => {
  const phrases = new Map(
    transferPages().routes.map((route) => [route, phrasesOf(ownText(htmlOf(routePath(route))))] as const),
  )
  const alike: string[] = []
  for (const [route, own] of phrases) {
    for (const [other, others] of phrases) {
      const isSibling = other !== route && (other.from === route.from || other.to === route.to)
      const shared = isSibling ? sharedPart(own, others) : 0
      if (shared >= MOST_SHARED) alike.push(`${routePath(route)} ${routePath(other)} ${shared.toFixed(2)}`)
    }
  }
  // Two short rides that both cost the least fare, or two villages of one valley: few, and each is printed.
  if (alike.length > 0) process.stdout.write(`${alike.join('\n')}\n`)
  expect(alike.length).toBeLessThan(MOST_ALIKE)
})

it('every page is worth listing, has a title of its own, and a description that is not cut', () => {
  const titles = Array.from(drawn.values(), ({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  for (const [path, page] of drawn) {
    expect(page.isUnlisted ?? false, path).toBe(isBareTransfer(path))
    expect(page.title.length, page.title).toBeLessThan(75)
    expect(page.description.length, page.description).toBeGreaterThan(50)
  }
})

it('every link of a page leads to one that there is, and every page is led to', () => {
  const known = new Set([...tablePages().map(([path]) => path), ''])
  const linked = new Set<string>()
  const broken: string[] = []
  for (const [from, { html }] of drawn) {
    for (const [, href = ''] of html.matchAll(/href="([^"#?]*)/g)) {
      const { page } = readPageAddress(href)
      if (page.startsWith('/transfers')) linked.add(page)
      if (page.startsWith('/transfers') && !known.has(page)) broken.push(`${from} to ${href}`)
    }
  }
  expect(broken).toEqual([])
  expect(tablePages().filter(([path]) => !linked.has(path))).toEqual([])
})

it('every page can be drawn in the languages that it is listed in', async () => {
  const { context } = await sharedService()
  const renderer = pageRenderer(DRAWING, context, null)
  for (const { code } of LANGUAGES) {
    const some = tablePages().filter(([, languages]) => languages.includes(code))
    for (const [path] of some.filter((_, at) => at % 40 === 0)) {
      const page = await renderer?.render({ path, language: code })
      expect(page?.language, path).toBe(code)
      expect(page?.html, path).not.toMatch(/transfers\.\w+|\{\w+\}/)
    }
  }
}, 120_000)
