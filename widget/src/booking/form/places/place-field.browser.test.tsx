import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeFlow } from '../../flow/testing/fake-flow.ts'
import { CHAMONIX, GENEVA_AIRPORT, HELSINKI } from '../../flow/testing/samples.ts'
import { renderForm } from '../testing/render-form.tsx'

afterEach(() => vi.restoreAllMocks())

async function typed(text: string) {
  const all = await renderForm()
  const input = all.screen.getByRole('combobox', { name: 'Pickup location' })
  await userEvent.click(input)
  await userEvent.keyboard(text)
  await all.clock.pass(200)
  return { ...all, input }
}

describe('the place field by keyboard', () => {
  it('suggests places for what is typed, each with its kind', async () => {
    const { screen } = await typed('ge')
    const list = screen.getByRole('listbox', { name: 'Suggestions' })
    await expect.element(list).toBeVisible()
    const options = list.getByRole('option').elements()
    expect(options.map((option) => option.textContent)).toEqual([
      'Geneva Airport (GVA), SwitzerlandAirport',
      'Chamonix, FranceResort',
    ])
  })

  it('moves through the suggestions by arrows, round past the text itself', async () => {
    const { input } = await typed('ge')
    const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')
    expect(active()).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()?.textContent).toContain(GENEVA_AIRPORT.label)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()?.textContent).toContain(CHAMONIX.label)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    expect(active()?.textContent).toContain(CHAMONIX.label)
  })

  it('takes a suggestion by Enter, without sending the form', async () => {
    const { input, notices, screen, state } = await typed('ge')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(input).toHaveValue(GENEVA_AIRPORT.label)
    expect(state().places.pickupLocation).toEqual(GENEVA_AIRPORT)
    expect(screen.getByRole('listbox').elements()).toEqual([])
    expect(notices).toEqual([])
  })

  it('takes a suggestion by Tab and goes on to the next field', async () => {
    const { state } = await typed('ge')
    await userEvent.keyboard('{ArrowDown}{Tab}')
    expect(state().places.pickupLocation).toEqual(GENEVA_AIRPORT)
  })

  it('closes by Escape and keeps what was typed', async () => {
    const { input, screen } = await typed('12 Rue')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('listbox').elements()).toEqual([])
    await expect.element(input).toHaveValue('12 Rue')
  })

  it('keeps free text when left', async () => {
    const { input, clock } = await typed('12 Rue du Rhône')
    await userEvent.keyboard('{Tab}')
    await clock.pass(2000)
    await expect.element(input).toHaveValue('12 Rue du Rhône')
  })

  it('can be cleared, and has the focus again', async () => {
    const { input, screen } = await typed('ge')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await expect.element(input).toHaveValue('')
    await expect.element(input).toHaveFocus()
  })
})

describe('the place field', () => {
  it('takes a suggestion by pointer', async () => {
    const { input, screen } = await typed('ge')
    await userEvent.click(screen.getByRole('option', { name: /Chamonix/ }))
    await expect.element(input).toHaveValue(CHAMONIX.label)
  })

  it('says that nothing was found, and what to do', async () => {
    const all = await renderForm()
    all.client.searchPlaces.mockResolvedValue({ places: [] })
    await userEvent.click(all.screen.getByLabelText('Destination', { exact: true }))
    await userEvent.keyboard('qqq')
    await all.clock.pass(200)
    await expect.element(all.screen.getByText(/No place found for “qqq”/).first()).toBeInTheDocument()
  })

  it('names the source of suggestions that asks for it, outside of the list itself', async () => {
    const prediction = { id: 'other:1', label: 'Rue du Rhône, Geneva', kind: 'address' as const }
    const places = [{ ...prediction, resolve: async () => ({ ...GENEVA_AIRPORT, ...prediction }) }]
    const placeFinder = { prepare: vi.fn(), find: async () => ({ places, credit: 'Some Maps' }) }
    const { clock, screen, state } = await renderForm({ fake: fakeFlow({ placeFinder }) })
    expect(placeFinder.prepare).not.toHaveBeenCalled()
    await userEvent.click(screen.getByLabelText('Destination', { exact: true }))
    expect(placeFinder.prepare).toHaveBeenCalledExactlyOnceWith('en')
    await userEvent.keyboard('rue')
    await clock.pass(200)
    const credit = screen.getByText('Suggestions from Some Maps')
    await expect.element(credit).toBeVisible()
    expect(credit.element().closest('[role=listbox]')).toBeNull()
    await userEvent.click(screen.getByRole('option', { name: /Rue du Rhône/ }))
    await expect.element(credit).not.toBeInTheDocument()
    expect(state().places.destination?.id).toBe('other:1')
  })

  it('swaps pickup and destination', async () => {
    const { flow, screen } = await renderForm()
    flow.choosePlace('pickupLocation', GENEVA_AIRPORT)
    await userEvent.click(screen.getByRole('button', { name: 'Swap the two places' }))
    await expect
      .element(screen.getByLabelText('Destination', { exact: true }))
      .toHaveValue(GENEVA_AIRPORT.label)
  })

  it('clears a restricted region that is pasted, and offers the destinations', async () => {
    const { checkout, screen } = await renderForm()
    const input = screen.getByLabelText('Destination', { exact: true })
    await userEvent.fill(input, 'Moscow')
    await userEvent.click(input)
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
    await userEvent.cut()
    await userEvent.paste()
    const card = screen.getByRole('alert').filter({ hasText: 'Location Not Available' })
    await expect.element(card).toMatchTextContent('Moscow')
    await expect.element(input).toHaveValue('')
    // No list lies over it.
    await expect.element(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(screen.getByRole('button', { name: 'View Destinations' }))
    expect(checkout.viewDestinations).toHaveBeenCalledOnce()
  })
})

describe('an empty place field', () => {
  it('offers the places of earlier trips, and takes one of them', async () => {
    const recentPlaces = () => [GENEVA_AIRPORT, CHAMONIX]
    const { screen, state } = await renderForm({ fake: fakeFlow({ recentPlaces }) })
    const input = screen.getByRole('combobox', { name: 'Destination' })
    await userEvent.click(input)
    await expect.element(screen.getByText('Recent')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(input).toHaveValue(CHAMONIX.label)
    expect(state().places.destination).toEqual(CHAMONIX)
    await expect.element(screen.getByText('Recent')).not.toBeInTheDocument()
  })

  it('gives way to what is found for the text that is typed', async () => {
    const { clock, screen } = await renderForm({ fake: fakeFlow({ recentPlaces: () => [CHAMONIX] }) })
    await userEvent.click(screen.getByRole('combobox', { name: 'Destination' }))
    await userEvent.keyboard('ge')
    await clock.pass(200)
    await expect.element(screen.getByRole('option', { name: /Geneva/ })).toBeVisible()
    expect(screen.getByText('Recent').elements()).toEqual([])
  })

  it('opens no list where there are none', async () => {
    const { screen } = await renderForm({ fake: fakeFlow({ recentPlaces: () => [] }) })
    await userEvent.click(screen.getByRole('combobox', { name: 'Destination' }))
    expect(screen.getByRole('option', { name: /Chamonix/ }).elements()).toEqual([])
  })

  it('offers airports near and what is often asked for in groups, and asks where one is only after a press', async () => {
    const fake = fakeFlow({ recentPlaces: () => [CHAMONIX], isOwnPage: true })
    fake.client.offerPlaces.mockImplementation(async ({ query } = {}) => ({
      airports: query?.lat === undefined ? [] : [GENEVA_AIRPORT],
      pickups: [CHAMONIX, HELSINKI],
      destinations: [],
    }))
    const where = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
    where.mockImplementationOnce((_found, failed) => failed?.({} as GeolocationPositionError))
    where.mockImplementationOnce((found) =>
      found({ coords: { latitude: 46.20444, longitude: 6.14322 } } as GeolocationPosition),
    )
    const { client, screen, state } = await renderForm({ fake })
    const input = screen.getByRole('combobox', { name: 'Pickup location' })
    await userEvent.click(input)
    const often = screen.getByRole('group', { name: 'Often asked for' })
    await expect.element(often.getByRole('option', { name: /Helsinki/ })).toBeVisible()
    expect(where).not.toHaveBeenCalled()
    const near = screen.getByRole('group', { name: 'Airports near you' })
    await userEvent.click(near.getByRole('option', { name: 'Airports near me' }))
    await expect.element(near.getByText(/Your browser did not share where you are/)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(near.getByRole('option', { name: /Geneva Airport/ })).toBeVisible()
    expect(client.offerPlaces).toHaveBeenLastCalledWith({ query: { lang: 'en', lat: 46.2, lon: 6.14 } })
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(input).toHaveValue(HELSINKI.label)
    expect(state().places.pickupLocation).toEqual(HELSINKI)
  })

  it('on a page with a place of its own offers the airports near that, and never asks the browser', async () => {
    const fake = fakeFlow({ home: () => CHAMONIX })
    fake.client.offerPlaces.mockResolvedValue({ airports: [GENEVA_AIRPORT], pickups: [], destinations: [] })
    const { client, screen } = await renderForm({ fake })
    await userEvent.click(screen.getByRole('combobox', { name: 'Pickup location' }))
    const near = screen.getByRole('group', { name: 'Airports near you' })
    await expect.element(near.getByRole('option', { name: /Geneva Airport/ })).toBeVisible()
    expect(client.offerPlaces).toHaveBeenCalledExactlyOnceWith({
      query: { lang: 'en', lat: 45.92, lon: 6.87 },
    })
  })

  it('does so, too, where that is known only once the list is open', async () => {
    let home: typeof CHAMONIX | null = null
    const { client, flow, screen } = await renderForm({ fake: fakeFlow({ home: () => home }) })
    await userEvent.click(screen.getByRole('combobox', { name: 'Pickup location' }))
    await expect.poll(() => client.offerPlaces).toHaveBeenCalledExactlyOnceWith({ query: { lang: 'en' } })
    home = CHAMONIX
    flow.choosePlace('destination', CHAMONIX)
    await expect
      .poll(() => client.offerPlaces)
      .toHaveBeenLastCalledWith({ query: { lang: 'en', lat: 45.92, lon: 6.87 } })
  })
})

describe('on a phone', () => {
  afterEach(() => page.viewport(1280, 800))

  async function phone(isOwnPage = true) {
    await page.viewport(390, 844)
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('coarse') ? 'all' : query),
    )
    const all = await renderForm({ fake: fakeFlow({ isOwnPage, recentPlaces: () => [CHAMONIX] }) })
    const input = all.screen.getByRole('combobox', { name: 'Pickup location' })
    await userEvent.click(input)
    const sheet = all.screen.getByRole('dialog', { name: 'Pickup location' })
    await expect.element(sheet.getByRole('combobox')).toHaveFocus()
    return { ...all, input, sheet }
  }

  it('one sheet takes the pickup and then the destination, and the trip goes on with its day', async () => {
    const { clock, screen, sheet, state } = await phone()
    await userEvent.keyboard('gene')
    await clock.pass(200)
    await expect.element(sheet.getByRole('option', { name: /Geneva/ })).toBeVisible()
    expect(sheet.getByRole('option').first().element().querySelector('b')?.textContent).toBe('Gene')
    expect(state().form.pickupLocation).toBe('')
    await userEvent.click(sheet.getByRole('option', { name: /Geneva/ }))
    const next = screen.getByRole('dialog', { name: 'Destination' })
    await expect.element(next.getByRole('combobox')).toHaveFocus()
    await userEvent.click(next.getByRole('option', { name: /Chamonix/ }))
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(state().places).toEqual({ pickupLocation: GENEVA_AIRPORT, destination: CHAMONIX })
    await expect.element(screen.getByLabelText('Pickup date')).toHaveFocus()
  })

  it('closing it in any way changes nothing, and leaves the history as it was', async () => {
    const { input, screen, sheet, state } = await phone()
    const entries = history.length
    await userEvent.keyboard('gene')
    history.back()
    await expect.element(sheet).not.toBeInTheDocument()
    for (const name of ['Back', 'Close']) {
      await userEvent.click(input)
      await userEvent.keyboard('gene')
      await userEvent.click(screen.getByRole('button', { name, exact: true }))
      await expect.element(sheet).not.toBeInTheDocument()
      await expect.poll(() => (history.state as { fiacreOpen?: true } | null)?.fiacreOpen).toBeUndefined()
    }
    expect(history.length).toBe(entries)
    expect(state().form.pickupLocation).toBe('')
  })

  it('keeps a text of one’s own by Enter, and writes in no other page’s history', async () => {
    const push = vi.spyOn(history, 'pushState')
    const { clock, screen, state } = await phone(false)
    await userEvent.keyboard('12 Rue du Rhône{Enter}')
    const next = screen.getByRole('dialog', { name: 'Destination' })
    await expect.element(next.getByRole('combobox')).toHaveFocus()
    expect(state().form.pickupLocation).toBe('12 Rue du Rhône')
    // Where we do not drive the sheet goes, and the card under it says so.
    await userEvent.keyboard('Moscow')
    await clock.pass(1000)
    await expect.element(screen.getByRole('alert').filter({ hasText: 'Moscow' })).toBeVisible()
    await expect.element(next).not.toBeInTheDocument()
    expect(push).not.toHaveBeenCalled()
  })
})
