import { expect, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { expectPrice, openForm, TRIP } from './widget-form.ts'
import { test, watch, type Host } from './widget-host.ts'

const OTHER = '0.0.9-0badcafe'
const tag = (address: string, more = '') => `<script src="${address}" ${more}></script>`
const element = (attributes = '') => `<fiacre-booking ${attributes}></fiacre-booking>`
const current = ({ site }: Host) => `${site}/widget/v1/fiacre.js`

/** Serves a second version: the files of this one, under another name. */
async function serveOther(page: Page, site: string): Promise<string> {
  const loader = await (await fetch(`${site}/widget/v1/fiacre.js`)).text()
  const { version } = (await (await fetch(`${site}/widget/v1/integrity.json`)).json()) as { version: string }
  expect(loader).toContain(version)
  await page.route(`${site}/widget/${OTHER}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.replace(OTHER, version)
    const response = await route.fetch({ url: site + path })
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(version, OTHER) })
  })
  return `${site}/widget/${OTHER}/fiacre.js`
}

const SCRIPTS: Record<string, (first: string, other: string) => string> = {
  'the script three times, one of them at once': (first) =>
    tag(first) + tag(first, 'async') + tag(first, 'defer'),
  'two versions, the newer first': (first, other) => tag(first) + tag(other),
  'two versions, the older first': (first, other) => tag(other) + tag(first),
}

for (const [name, scripts] of Object.entries(SCRIPTS)) {
  // The older first has all that the newer first has, and another's element in its way.
  const which = name.includes('newer first') ? LONG : {}
  test(`${name}: the forms work, with one warning`, which, async ({ page, host }) => {
    const { errors, warnings, requests } = watch(page)
    const other = await serveOther(page, host.site)
    const body = scripts(current(host), other) + element(`partner="pk_demo" ${TRIP}`)
    await openForm(page, host.add({ body }))
    await expectPrice(page)
    expect(warnings.filter((text) => text.includes('more than once'))).toHaveLength(1)
    expect(warnings).toHaveLength(1)
    expect(errors).toEqual([])
    // Of the two versions one alone has loaded its form.
    expect(requests.filter((url) => url.endsWith('/fiacre-booking.js'))).toHaveLength(1)
  })
}

test('two elements of different partners each send their own key and wear their own colours', async ({
  page,
  host,
}) => {
  const { warnings, errors } = watch(page)
  // The service knows one partner on this page: the second one's calls are answered as the first one's.
  const sent: string[] = []
  await page.route(`${host.site}/api/**`, async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const key = url.searchParams.get('key') ?? request.headers()['authorization']?.split(' ')[1] ?? 'none'
    sent.push(`${key} ${url.pathname}`)
    const isSecond = key === 'pk_second'
    if (isSecond && url.pathname === '/api/brand') {
      const json = { name: 'Second', partner: true, logoUrl: null, accent: '#7a1f4f', onAccent: '#ffffff' }
      return route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } })
    }
    if (isSecond && url.searchParams.has('key')) url.searchParams.set('key', 'pk_demo')
    const headers = { ...request.headers(), ...(isSecond && { authorization: 'Bearer pk_demo' }) }
    return route.continue({ url: url.href, headers })
  })
  const forms = element(`id="first" ${TRIP}`) + element(`id="second" partner="pk_second" ${TRIP}`)
  const scripts = tag(current(host), 'data-partner="pk_demo"') + tag(current(host), 'data-partner="pk_third"')
  await openForm(page, host.add({ body: scripts + forms }))
  for (const id of ['first', 'second']) await expectPrice(page.locator(`#${id}`))
  const buttons = page.getByRole('button', { name: 'Book Now' })
  await expect(buttons.nth(1)).toHaveCSS('background-color', 'rgb(122, 31, 79)')
  await expect(buttons.nth(0)).not.toHaveCSS('background-color', 'rgb(122, 31, 79)')
  const paths = (key: string) =>
    new Set(
      sent
        .filter((line) => line.startsWith(`${key} `))
        .map((line) => line.split(' ')[1]?.replace(/routes\/\w+/, 'routes/id')),
    )
  for (const key of ['pk_demo', 'pk_second'])
    expect([...paths(key)].map(String).toSorted()).toEqual(
      ['brand', 'calculate-distance', 'calculate-prices', 'places', 'routes/id/drawing', 'vehicle-types'].map(
        (end) => `/api/${end}`,
      ),
    )
  expect(sent.filter((line) => !/^pk_(demo|second) /.test(line))).toEqual([])
  expect(warnings).toHaveLength(1)
  expect(errors).toEqual([])
})
