import { DISPLAY_RATES } from '@fiacre/sdk/rules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../app/testing.tsx'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import { sampleCatalogue, sampleCountry } from '../../subjects/places/sample-catalogue.ts'
import { DestinationsPage } from './destinations-page.tsx'
import { destinationsTexts } from './locales/texts.ts'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => localStorage.clear())

type Setup = { path?: string; client?: ReturnType<typeof fakeClient>; language?: SiteLanguage }

async function open({ path = '/destinations', client = fakeClient(), language = 'en' }: Setup = {}) {
  if (!client.listDestinations.getMockImplementation())
    client.listDestinations.mockResolvedValue(sampleCatalogue())
  client.getExchangeRates.mockResolvedValue({
    base: 'EUR',
    rates: { ...DISPLAY_RATES, PLN: 4 },
    source: 'ecb',
    date: '2026-11-20',
    ageSeconds: 60,
  })
  const opened = await renderPage(<DestinationsPage />, {
    client,
    path,
    language,
    texts: [destinationsTexts],
  })
  return { ...opened, client }
}

/** The card of a country. */
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) })
const cards = () => page.getByRole('tabpanel').getByRole('heading', { level: 3 })

describe('the filters', () => {
  it('show every country until one is chosen', async () => {
    const { screen } = await open()
    await expect
      .element(screen.getByRole('tab', { name: 'View all' }))
      .toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => cards().elements()).toHaveLength(sampleCatalogue().countries.length)
  })

  it('stand in the address', async () => {
    const { screen, history } = await open({ path: '/destinations?utm_source=mail' })
    await userEvent.click(screen.getByRole('tab', { name: 'Ski transfers' }))
    expect(history.at(-1)).toBe('/destinations?utm_source=mail&show=ski')
    await expect.element(card('Switzerland')).toBeVisible()
    expect(cards().elements()).toHaveLength(6)
    await userEvent.click(screen.getByRole('tab', { name: 'View all' }))
    expect(history.at(-1)).toBe('/destinations?utm_source=mail')
  })

  it('are chosen by the address', async () => {
    const { screen } = await open({ path: '/destinations?show=summer' })
    await expect
      .element(screen.getByRole('tab', { name: 'Summer resorts' }))
      .toHaveAttribute('aria-selected', 'true')
    await expect.element(card('Greece').getByRole('link', { name: 'Santorini' })).toBeVisible()
    await expect.element(card('Greece').getByRole('img')).not.toBeInTheDocument()
    expect(card('Greece').element().querySelector('img')?.getAttribute('src')).toBe(
      '/destinations/gr-summer.svg',
    )
  })

  it('move by arrow keys', async () => {
    const { screen, history } = await open({ path: '/destinations?show=summer' })
    screen.getByRole('tab', { name: 'Summer resorts' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(screen.getByRole('tab', { name: 'Discover a country' })).toHaveFocus()
    expect(history.at(-1)).toBe('/destinations?show=discover')
    await expect.element(card('Scotland')).toBeVisible()
  })

  it('lead back to all countries from one that has none', async () => {
    const client = fakeClient()
    const { countries, ...rest } = sampleCatalogue()
    client.listDestinations.mockResolvedValue({
      ...rest,
      countries: countries.filter(({ categories }) => !categories.includes('ski')),
    })
    const { screen } = await open({ client, path: '/destinations?show=ski' })
    await expect.element(screen.getByRole('heading', { name: 'No country here yet' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'View all countries' }))
    await expect.element(card('Poland')).toBeVisible()
  })
})

describe('the prices', () => {
  // By its heading alone: a busy machine takes seconds to name every part of forty cards.
  const poland = () =>
    [...document.querySelectorAll('h3')]
      .find(({ textContent }) => textContent === 'Poland')
      ?.closest('li')
      ?.textContent.replaceAll(/\s/g, ' ')
  const client = fakeClient()
  const { countries, ...rest } = sampleCatalogue()
  client.listDestinations.mockResolvedValue({
    ...rest,
    countries: countries.map((each) =>
      each.code === 'PL'
        ? { ...each, startPriceCents: 150, fromPriceCents: 1700, pricePerKmCents: 100 }
        : each,
    ),
  })

  it('never begin with one that no ride costs', async () => {
    const { fromPriceCents, fromPrice, ...monaco } = countries.find(({ code }) => code === 'MC')!
    expect(fromPriceCents).toBe((fromPrice ?? 0) * 100)
    const own = fakeClient()
    own.listDestinations.mockResolvedValue({ ...rest, countries: [monaco] })
    await open({ client: own })
    await expect.element(card('Monaco')).toBeVisible()
    expect(card('Monaco').element().textContent).not.toContain('from')
  })

  it('are euro by the kilometre', async () => {
    await open({ client })
    await expect.poll(poland).toBe('Polandfrom €17.00 €1.00 per km')
  })

  it('are in the currency and by the unit that were chosen', async () => {
    localStorage.setItem('fiacre.currency', 'PLN')
    localStorage.setItem('fiacre.distance-unit', 'mi')
    const { screen } = await open({ client })
    await expect.element(card('Poland')).toBeInTheDocument()
    await expect.poll(poland).toBe('Polandfrom zł 68.00 zł 6.44 per mile')
    await expect.element(screen.getByText(/rate of 20 November 2026.*charged in euro/).first()).toBeVisible()
  })

  it('are written as Polish writes them', async () => {
    localStorage.setItem('fiacre.currency', 'PLN')
    const { screen } = await open({ client, language: 'pl' })
    await expect.poll(poland).toBe('Polandod 68,00 zł 4,00 zł za km')
    expect(client.listDestinations).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { lang: 'pl' } }),
    )
    await expect.element(screen.getByRole('tab', { name: 'Transfery na narty' })).toBeVisible()
  })
})

describe('a place', () => {
  it('is the destination when it is a resort, and the nearest airport the pickup, which is said', async () => {
    const { screen } = await open({ path: '/destinations?show=ski' })
    const link = card('Switzerland').getByRole('link', { name: 'Zermatt' })
    await expect.element(link).toBeVisible()
    expect(link.element().getAttribute('href')).toBe(
      '/?pickup=Geneva+Airport%2C+Switzerland&destination=Zermatt%2C+Switzerland',
    )
    await userEvent.click(link)
    const pickup = screen.getByRole('combobox', { name: 'Pickup location' })
    await expect.element(pickup).toHaveValue('Geneva Airport, Switzerland')
    await expect
      .element(screen.getByRole('combobox', { name: 'Destination' }))
      .toHaveValue('Zermatt, Switzerland')
    const said = screen.getByText(
      'Zermatt is filled in, and Geneva Airport as the nearest airport. Change either as you like.',
    )
    await expect.element(said).toBeVisible()
    await userEvent.fill(pickup, 'Zürich')
    await expect.element(said).not.toBeInTheDocument()
  })

  it('becomes the pickup when no airport is known for it, and the destination is asked for next', async () => {
    const { screen } = await open({ path: '/destinations?show=ski' })
    await userEvent.click(card('Switzerland').getByRole('link', { name: 'Verbier' }))
    await expect
      .element(screen.getByRole('combobox', { name: 'Pickup location' }))
      .toHaveValue('Verbier, Switzerland')
    await expect.element(screen.getByRole('combobox', { name: 'Destination' })).toHaveFocus()
    await expect.element(screen.getByText(/^Pickup is now Verbier, Switzerland\./)).toBeInTheDocument()
  })

  it.each([
    ['European airports', 'Geneva Airport Switzerland', 'Geneva Airport, Switzerland'],
    ['European capitals', 'Vienna Austria', 'Vienna, Austria'],
    ['Most booked', 'Nice France', 'Nice, France'],
  ])('becomes the pickup from the list %s', async (list, name, label) => {
    const { screen } = await open()
    const link = screen.getByRole('region', { name: list }).getByRole('link', { name })
    await expect.element(link).toBeVisible()
    expect(link.element().getAttribute('href')).toBe(`/?pickup=${encodeURIComponent(label)}`)
    await userEvent.click(link)
    await expect.element(screen.getByRole('combobox', { name: 'Pickup location' })).toHaveValue(label)
  })

  it('stands in a list that is short on a phone until the whole is asked for', async () => {
    await page.viewport(390, 844)
    const { screen } = await open()
    const capitals = screen.getByRole('region', { name: 'European capitals' })
    await expect.element(capitals.getByRole('link').first()).toBeVisible()
    expect(capitals.getByRole('link').elements()).toHaveLength(10)
    await userEvent.click(capitals.getByRole('button', { name: 'Show all 28 places' }))
    expect(capitals.getByRole('link').elements()).toHaveLength(28)
  })
})

describe('a country', () => {
  const client = fakeClient()
  client.getDestination.mockResolvedValue(sampleCountry())
  const opener = (name: string) => card(name).getByRole('button', { name })

  it('opens its airports, its resorts and its rides, and closes', async () => {
    const { screen, history } = await open({ client })
    await userEvent.click(opener('Switzerland'))
    expect(history.at(-1)).toBe('/destinations?country=CH')
    await expect
      .poll(() => client.getDestination.mock.lastCall?.[0])
      .toMatchObject({ path: { code: 'CH' }, query: { lang: 'en' } })
    await expect.element(screen.getByRole('heading', { name: 'Airports', level: 4 })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Zermatt' })).toBeVisible()
    await expect.element(opener('Switzerland')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(opener('Switzerland'))
    await expect.element(screen.getByRole('link', { name: 'Zermatt' })).not.toBeInTheDocument()
    expect(history.at(-1)).toBe('/destinations')
  })

  it('is open by its address, and a ride of it stands in the form with its class', async () => {
    const { screen } = await open({ client, path: '/destinations?country=CH' })
    const ride = screen.getByRole('button', { name: /Geneva Airport.*Chamonix.*Economy.*€183\.90/ })
    await userEvent.click(ride)
    await expect
      .element(screen.getByRole('combobox', { name: 'Pickup location' }))
      .toHaveValue('Geneva Airport, Switzerland')
    await expect
      .element(screen.getByRole('combobox', { name: 'Destination' }))
      .toHaveValue('Chamonix, France')
  })

  it('says so when it cannot be had, and is asked for again', async () => {
    const own = fakeClient()
    own.getDestination.mockRejectedValue(refusal(503, 'UNAVAILABLE', 'Please try again in a moment.'))
    const { screen } = await open({ client: own, path: '/destinations?country=CH' })
    await expect.element(screen.getByText('Switzerland could not be loaded')).toBeVisible()
    own.getDestination.mockResolvedValue(sampleCountry())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByRole('link', { name: 'Zermatt' })).toBeVisible()
  })
})

describe('while the catalogue', () => {
  it('is on its way, its place is kept and the form works', async () => {
    const client = fakeClient()
    client.listDestinations.mockReturnValue(new Promise(() => {}))
    const { screen } = await open({ client })
    await expect.element(screen.getByRole('tabpanel').getByRole('list')).toHaveAttribute('aria-busy', 'true')
    await expect.element(screen.getByRole('button', { name: 'Calculate Price' })).toBeVisible()
  })

  it('does not come, it can be asked for again', async () => {
    const client = fakeClient()
    client.listDestinations.mockRejectedValue(refusal(503, 'UNAVAILABLE', 'Please try again in a moment.'))
    const { screen } = await open({ client })
    await expect.element(screen.getByText('The destinations could not be loaded')).toBeVisible()
    client.listDestinations.mockResolvedValue(sampleCatalogue())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(card('Poland')).toBeVisible()
  })
})
