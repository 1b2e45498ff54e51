import { expect, type Page } from '@playwright/test'
import { securityHeaders } from '../api/src/platform/http/security-headers.ts'
import { LONG } from './at-length.ts'
import { googleStandIn, type Manner } from './google-stand-in.ts'
import { calculatePrice, choosePlace, inDays } from './traveller.ts'
import { test as base } from './visitor.ts'

type Google = Awaited<ReturnType<typeof googleStandIn>>
type Manners = { script?: Manner; suggestions?: Manner }

/** `withGoogle` opens the landing page as a server with a key sends it; what it asks of Google a local server answers. */
const test = base.extend<{ withGoogle: (manners?: Manners) => Promise<Google> }>({
  async withGoogle({ page }, use) {
    const opened: Google[] = []
    await use(async (manners) => {
      const google = await googleStandIn(manners)
      opened.push(google)
      await openWithKey(page, google.url)
      return google
    })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const google of opened) await google.close()
  },
})

async function openWithKey(page: Page, googleUrl: string): Promise<void> {
  await page.route(/^https:\/\/(maps|places)\.googleapis\.com\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${googleUrl}${pathname}${search}`, timeout: 0 })
    await route.fulfill({ response })
  })
  await page.route('**/api/client-settings', (route) =>
    route.fulfill({ json: { googlePlacesKey: 'AIza-browser_key' } }),
  )
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const sent = response.headers()
    await route.fulfill({ response, headers: { ...sent, ...(await headersWithKey(stylesOf(sent))) } })
  })
  await page.goto('/')
}

/** What the page's own policy says of styles: it names those that stand in the page. */
const stylesOf = ({ 'content-security-policy': policy = '' }: Record<string, string>) =>
  /style-src [^;]*/.exec(policy)?.[0] ?? ''

/** The headers that the service sends with its pages where it has a key. */
async function headersWithKey(styles: string): Promise<Record<string, string>> {
  const headers: Record<string, string> = {}
  const context = {
    path: '/',
    url: '/',
    req: { url: '/' },
    secure: false,
    set: (more: object) => Object.assign(headers, more),
  }
  const middleware = securityHeaders({ googlePlacesKey: 'AIza-browser_key', isPage: (path) => path === '/' })
  await middleware(context as unknown as Parameters<typeof middleware>[0], async () => {})
  const policy = headers['Content-Security-Policy']?.replace("style-src 'self'", styles) ?? ''
  const sent = { ...headers, 'Content-Security-Policy': policy }
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]))
}

const credit = (page: Page) => page.getByText('Suggestions from Google Maps')

/** Types anew until Google's suggestions are there: until its script is, our own stand in. */
async function typeUntilGoogle(page: Page, field: string, text: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field })
  await expect(async () => {
    await input.fill('')
    await input.fill(text)
    await expect(credit(page)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

test("a place of Google's is priced by its point and keeps its address", async ({ page, withGoogle }) => {
  const complaints: string[] = []
  page.on(
    'console',
    (message) => message.text().includes('Content Security') && complaints.push(message.text()),
  )
  const google = await withGoogle()
  // Nothing before a place field is entered.
  await page.waitForLoadState('networkidle')
  expect(google.asked).toEqual([])
  // By its code it is ours, whoever suggests.
  await choosePlace(page, 'Pickup location', 'GVA', /Geneva Airport/)
  await typeUntilGoogle(page, 'Destination', 'hotel mont')
  await page.getByRole('option', { name: /^Hôtel Mont-Blanc/ }).click()
  const address = 'Hôtel Mont-Blanc, 62 All. du Majestic, 74400 Chamonix-Mont-Blanc, France'
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(address)
  await page.getByLabel('Pickup date').fill(inDays(3))
  await page.getByLabel('Pickup time').fill('10:30')
  await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
  const priced = page.waitForRequest('**/api/calculate-prices')
  await calculatePrice(page)
  expect((await priced).postDataJSON()).toMatchObject({
    destination: address,
    destinationPoint: { lat: 45.9241, lon: 6.8702 },
  })
  expect(google.asked.filter((path) => path.startsWith('/maps/api/js'))).toHaveLength(1)
  expect(complaints).toEqual([])
})

// How often the script is tried, and how long a silent search is waited for, is held by the tests of the finder.
test("our own places stand in where Google's script fails", LONG, async ({ page, withGoogle }) => {
  const google = await withGoogle({ script: 'error' })
  await choosePlace(page, 'Pickup location', 'Chamonix', /Chamonix/)
  expect(google.asked.some((path) => path.startsWith('/maps/api/js'))).toBe(true)
  await expect(credit(page)).toBeHidden()
})

// In `npm test` the finder’s own tests; what is entered before the page is alive: `drawn-pages.spec.ts`.
test(
  'our own places stand in where the search at Google fails, also where the field was entered before the page was alive',
  LONG,
  async ({ page, withGoogle }) => {
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    const google = await withGoogle({ suggestions: 'error' })
    const input = page.getByRole('combobox', { name: 'Pickup location' })
    const asked = () => google.asked.filter((path) => path.includes(':autocomplete')).length
    await expect(async () => {
      await input.fill('')
      await input.fill('Chamonix')
      await expect(page.getByRole('option', { name: /Chamonix/ }).first()).toBeVisible()
      await expect.poll(asked, { timeout: 1_500 }).toBeGreaterThan(0)
    }).toPass({ timeout: 60_000 })
    await expect(credit(page)).toBeHidden()
  },
)
