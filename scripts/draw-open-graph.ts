import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumLaunchOptions } from './chromium.ts'

/**
 * Draws public/open-graph.png, the picture that other sites show of a link to ours: 1200 by 630, at most 90 kB. It is a picture of
 * the page's own drawing, so draw it anew when that changes, with the product running: node scripts/draw-open-graph.ts
 * [its address, http://127.0.0.1:3000 unless told otherwise]
 */
const MOST_BYTES = 90_000
const SIZE = { width: 1200, height: 630 }
const site = process.argv[2] ?? 'http://127.0.0.1:3000'

/** The hall fills the lower part; name and headline stand above it. */
const STYLE = `
  body { margin: 0; overflow: hidden; background: var(--fi-surface); }
  .sheet { position: fixed; inset: 0; z-index: 99; display: flex; flex-direction: column; justify-content: space-between;
    background: var(--fi-surface); color: var(--fi-ink); }
  .sheet__words { display: flex; align-items: center; justify-content: space-between; padding: 54px 64px 0; }
  .sheet h1 { margin: 0; font: 380 64px/1.04 'Literata Variable'; letter-spacing: -0.022em; }
  .sheet .fi-logo { font-size: 36px; }
  .sheet .fi-arrivals { width: 1200px; height: 376px; }
`

const browser = await chromium.launch(await chromiumLaunchOptions())
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' })
await page.goto(`${site}/#day`)
await page.locator('.fi-arrivals').waitFor()
await page.evaluate((style) => {
  const sheet = document.createElement('div')
  sheet.className = 'sheet'
  const words = document.createElement('div')
  words.className = 'sheet__words'
  const headline = document.createElement('h1')
  headline.append('Drive first class.', document.createElement('br'), 'Pay Economy.')
  const copy = (selector: string) => document.querySelector(selector)?.cloneNode(true) ?? ''
  words.append(headline, copy('.fi-logo'))
  sheet.append(words, copy('.fi-arrivals'))
  document.body.append(sheet)
  const looks = new CSSStyleSheet()
  looks.replaceSync(style)
  document.adoptedStyleSheets.push(looks)
}, STYLE)
await page.evaluate(() => document.fonts.ready)
await page.waitForTimeout(300)
const picture = fileURLToPath(new URL('../site/public/open-graph.png', import.meta.url))
writeFileSync(picture, await page.screenshot())
await browser.close()
const { length } = readFileSync(picture)
if (length > MOST_BYTES) throw new Error(`The picture weighs ${length} bytes, more than ${MOST_BYTES}.`)
