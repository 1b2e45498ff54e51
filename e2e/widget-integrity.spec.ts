import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { partnerPage, type PartnerPage } from './partner-page.ts'
import { typeTrip } from './traveller.ts'
import { test } from './visitor.ts'

interface Pinned {
  integrity: string
  bytes: number
}
interface Integrity {
  version: string
  files: Record<string, Pinned>
  loader: Pinned & { src: string }
}

let site: string
let pinned: Integrity
let partner: PartnerPage | undefined
test.beforeAll(async ({ baseURL }) => {
  site = baseURL ?? ''
  pinned = (await (await fetch(`${site}/widget/v1/integrity.json`)).json()) as Integrity
})
test.afterEach(() => partner?.close())

const hash = (content: Buffer | string, by = 'sha384') =>
  `${by}-${createHash(by).update(content).digest('base64')}`
const tampered = hash('something else')
const form = (page: Page) => page.getByRole('combobox', { name: 'Pickup location' })

/** The tag that the README gives to partners who pin what they run. */
const tag = (integrity: string) =>
  `<script src="${site}${pinned.loader.src}" data-partner="pk_demo" integrity="${integrity}" crossorigin="anonymous" async></script>`

/** Opens a page of another origin and gathers what it complains of. */
async function open(page: Page, how: Parameters<typeof partnerPage>[2]): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  partner = await partnerPage(site, 'pickup="Geneva Airport"', how)
  await page.goto(partner.url)
  return complaints
}

test('every file of a version is what its integrity.json says, in each encoding, for good', async () => {
  const folder = `${site}/widget/${pinned.version}`
  expect(await (await fetch(`${folder}/integrity.json`)).json()).toEqual({
    version: pinned.version,
    files: pinned.files,
    loader: pinned.loader,
  })
  expect(Object.keys(pinned.files)).toEqual(expect.arrayContaining(['fiacre.js', 'fiacre-booking.js']))
  for (const [path, { integrity, bytes }] of Object.entries(pinned.files)) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${folder}/${path}`, { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(bytes < 1024 ? 'identity' : encoding)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
      })
      const content = Buffer.from(await answer.arrayBuffer())
      expect([content.length, hash(content)], `${path} ${encoding}`).toEqual([bytes, integrity])
    }
  }
})

test('the loader of the moving channel is the pinned one, kept for minutes', async () => {
  const answer = await fetch(`${site}/widget/v1/fiacre.js`)
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=300, stale-while-revalidate=/)
  expect(answer.headers.get('etag')).toBeTruthy()
  expect(hash(Buffer.from(await answer.arrayBuffer()))).toBe(pinned.loader.integrity)
})

test('a page that pins the loader gets the form', async ({ page }) => {
  const complaints = await open(page, { script: tag(pinned.loader.integrity) })
  await expect(form(page)).toHaveValue('Geneva Airport')
  expect(complaints).toEqual([])
})

test('a loader that is not the pinned one does not run', async ({ page }) => {
  const complaints = await open(page, { script: tag(tampered) })
  await expect.poll(() => complaints.join()).toMatch(/integrity/)
  expect(await page.evaluate(() => customElements.get('fiacre-booking') === undefined)).toBe(true)
})

/** A page that pins every file and lets no other run: an import map and an integrity policy. */
function pinAll(wrong?: string) {
  const files = Object.entries(pinned.files).map(([path, { integrity }]) => [
    `${site}/widget/${pinned.version}/${path}`,
    wrong && path.startsWith(wrong) ? tampered : integrity,
  ])
  const map = JSON.stringify({ integrity: Object.fromEntries(files) as unknown })
  return {
    script: `<script type="importmap">${map}</script>${tag(pinned.loader.integrity)}`,
    scriptSource: `'${hash(map, 'sha256')}'`,
    headers: { 'Integrity-Policy': 'blocked-destinations=(script)' },
  }
}

test('a page that pins every file gets the form and what comes after it', async ({ page }) => {
  const complaints = await open(page, pinAll())
  // The focus may ask for it already.
  const later = page.waitForResponse(/later-steps/)
  await form(page).focus()
  await form(page).fill('Geneva')
  expect((await later).ok()).toBe(true)
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a form that is not the pinned one does not run', async ({ page }) => {
  const complaints = await open(page, pinAll('fiacre-booking'))
  await expect.poll(() => complaints.join()).toMatch(/could not be loaded/)
  expect(await page.evaluate(() => customElements.get('fiacre-booking') === undefined)).toBe(true)
})

test('a later step that is not the pinned one does not run, under whatever address', async ({ page }) => {
  await open(page, pinAll('later-steps'))
  await typeTrip(page)
  await page.getByRole('button', { name: 'Calculate Price' }).click()
  await expect(page.getByText(/We could not reach the booking service/).first()).toBeVisible()
})
