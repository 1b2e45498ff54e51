import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeFlow } from '../flow/testing/fake-flow.ts'
import { CHAMONIX, GENEVA_AIRPORT } from '../flow/testing/samples.ts'
import { renderForm } from './testing/render-form.tsx'

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
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'Location Not Available' }))
      .toBeVisible()
    await expect.element(input).toHaveValue('')
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
})
