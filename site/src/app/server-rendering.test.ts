import { afterEach, expect, it, vi } from 'vitest'
import { NO_HEAD } from '../base/settings/client-settings.ts'
import { PAGES } from './pages.ts'
import { sampleHub, sampleTransfer } from '../pages/transfers/sample-transfer.ts'
import { renderPage, renderPlain, type PublicReads } from './server/render-page.tsx'

/** A service whose catalogue has not come, as where it cannot be had. */
const reads = {
  listDestinations: async () => ({
    countries: [],
    airports: [],
    capitals: [],
    mostBooked: [],
    rides: [],
    runways: [],
  }),
  listVehicleTypes: async () => [],
  getTransferHub: async () => sampleHub,
  getTransferRoute: async () => sampleTransfer,
  getRouteDrawing: () => Promise.reject(new Error('No picture.')),
  listFaqEntries: async () => ({
    entries: [
      { category: 'travel', question: 'May I </script> bring skis?', answer: 'Yes.', language: 'en' },
    ],
  }),
} as unknown as PublicReads

/** A public page, or the 404 page, in the shell, drawn where there is no browser. */
const drawnAt = (path: string, language = 'en') =>
  renderPage({ path, language, origin: 'https://fiacre.example', head: NO_HEAD, reads })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A storage in which every choice was made otherwise. */
const storage = {
  getItem: (key: string) => ({ 'fiacre.currency': 'CHF', 'fiacre.distance-unit': 'mi' })[key] ?? '1',
  setItem: () => undefined,
  removeItem: () => undefined,
}

it.each([...PAGES.filter(({ isPublic }) => isPublic).map(({ path }) => path), '/no-such-page'])(
  '%s is drawn without a browser: the same at any hour, whatever a storage holds',
  async (path) => {
    expect(typeof window).toBe('undefined')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-10T12:00:00Z') })
    const before = await drawnAt(path)
    vi.setSystemTime(new Date('2031-12-31T23:59:00Z'))
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage)
    expect(await drawnAt(path)).toEqual(before)
    expect(before.html).toContain('<h1')
    expect(before.html).toContain('© 2025 Fiacre')
    expect(before.title).toMatch(/^\S.* · Fiacre$/)
    // What is sent before the code has come, a password too, would else stand in the address. A trip may.
    const forms = before.html.match(/<form[^>]*>/g) ?? []
    expect(forms.filter((form) => !/method="post"|part="form"|class="plain-form /.test(form))).toEqual([])
  },
)

it('is led to by a link of another page', async () => {
  // Those of rides are as many as the catalogue of the service has: `test:chaos crawl` looks at them.
  const listed = PAGES.filter(({ isPublic, path }) => isPublic && !path.includes(':')).map(({ path }) => path)
  const drawn = await Promise.all(listed.map(async (path) => ({ path, html: (await drawnAt(path)).html })))
  const led = listed.filter((path) =>
    drawn.some((other) => other.path !== path && new RegExp(`href="${path}[?#"]`).test(other.html)),
  )
  expect(led).toEqual(listed)
})

it('is drawn whole, in the language that is asked for, with what the service answers', async () => {
  const start = await drawnAt('/', 'pl')
  expect(start.language).toBe('pl')
  expect(start.description).toMatch(/krajach/)
  expect(start.html).toContain('id="popular"')
  const help = await drawnAt('/help-center', 'xx')
  expect(help.language).toBe('en')
  expect(help.html).toMatch(/May I &lt;\/script(>|&gt;) bring skis\?/)
})

it('is drawn for one reader without a script, with what was typed as text', async () => {
  const typed = { email: '"><script>alert(1)</script>', quote: '"><b>' }
  const problem = { message: 'No <b>.', fields: { email: 'Not <i>.' } }
  const { html, title } = await renderPlain({
    page: { step: 'sign-in', isRegistered: false, isSignedIn: false, values: typed, problem },
    language: 'de',
    head: NO_HEAD,
  })
  expect(title).toBe('Fehler: Anmelden · Fiacre')
  expect(html).toContain('action="/de/book/sign-in"')
  expect(html).not.toMatch(/<(script|b|i)>/)
})

it('a form that could not be answered is drawn with what was typed, to be sent to the same page once more', async () => {
  const values = { email: 'ada@example.com', '"><b>': '"><i>' }
  const problem = { message: 'Zu viele Anfragen.', fields: {} }
  const { html, title } = await renderPlain({
    page: { step: 'retry', method: 'post', to: '/book/sign-in', values, problem },
    language: 'de',
    head: NO_HEAD,
  })
  expect(title).toMatch(/^Fehler: /)
  expect(html).toMatch(/<form [^>]*action="\/de\/book\/sign-in" method="post">/)
  expect(html).toContain('<input type="hidden" name="email" value="ada@example.com"/>')
  expect(html).toContain('Zu viele Anfragen.')
  expect(html).not.toMatch(/<[bi]>/)
  // Nobody could say who is signed in: neither is offered.
  expect(html).toContain('<div class="plain-account"></div>')
})
