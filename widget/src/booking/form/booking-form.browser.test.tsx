import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadMessages } from '../../locales/load-messages.ts'
import { fakeFlow, fillTrip, quotedFlow } from '../flow/testing/fake-flow.ts'
import { problem } from '../flow/testing/problem.ts'
import { CHAMONIX, GENEVA_AIRPORT, quoteOf } from '../flow/testing/samples.ts'
import { GERMAN } from './testing/german.ts'
import { renderForm } from './testing/render-form.tsx'

beforeEach(() => page.viewport(1280, 800))

async function violations(): Promise<string[]> {
  // Colours that fade over are none to measure; a wheel that turns never ends.
  const fades = document.getAnimations().filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(fades.map(({ finished }) => finished))
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

describe('errors', () => {
  it('stand beside their fields, and the first one has the focus', async () => {
    const { screen } = await renderForm()
    await userEvent.click(screen.getByRole('button', { name: 'Calculate Price' }))
    const pickup = screen.getByRole('combobox', { name: 'Pickup location' })
    await expect.element(pickup).toHaveFocus()
    await expect.element(pickup).toHaveAccessibleDescription('Pickup location is required')
    await expect.element(pickup).toBeInvalid()
    await expect
      .element(screen.getByLabelText('Pickup time'))
      .toHaveAccessibleDescription('Pickup time is required')
  })

  it('move the focus again when the form is sent again', async () => {
    const fake = fakeFlow()
    await fillTrip(fake)
    fake.flow.setField('pickupTime', '')
    const { screen } = await renderForm({ fake })
    const button = screen.getByRole('button', { name: 'Calculate Price' })
    await userEvent.click(button)
    await expect.element(screen.getByLabelText('Pickup time')).toHaveFocus()
    await userEvent.click(button)
    await expect.element(screen.getByLabelText('Pickup time')).toHaveFocus()
  })

  it('of the service are shown in the language of the page', async () => {
    const fake = fakeFlow()
    await fillTrip(fake)
    const { screen, client } = await renderForm({ fake, locale: 'pl', messages: await loadMessages('pl') })
    client.calculateDistance.mockRejectedValue(
      problem(422, 'PLACE_NOT_FOUND', 'We could not find it.', {
        errors: [{ pointer: '/destination', code: 'PLACE_NOT_FOUND', message: 'We could not find it.' }],
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Oblicz cenę' }))
    await expect.element(screen.getByText(/Nie znaleźliśmy tego miejsca/)).toBeVisible()
  })
})

describe('a text that could mean two places', () => {
  it('opens the list of them, and the one chosen is taken', async () => {
    const fake = fakeFlow()
    await fillTrip(fake)
    const { screen, client } = await renderForm({ fake })
    const message = 'This could mean Geneva Airport or Chamonix.'
    client.calculateDistance.mockRejectedValueOnce(
      problem(422, 'AMBIGUOUS_PLACE', message, {
        errors: [{ pointer: '/destination', code: 'AMBIGUOUS_PLACE', message }],
        candidates: [GENEVA_AIRPORT, CHAMONIX],
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Calculate Price' }))
    await expect.element(screen.getByRole('option', { name: /Geneva Airport/ })).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: /Chamonix/ }))
    await expect.element(screen.getByLabelText('Destination')).toHaveValue(CHAMONIX.label)
    expect(screen.getByRole('option', { name: /Geneva Airport/ }).elements()).toEqual([])
  })
})

describe('the trip', () => {
  it('asks for the return of a round trip, and suggests one', async () => {
    const fake = fakeFlow()
    await fillTrip(fake)
    const { screen } = await renderForm({ fake })
    expect(screen.getByLabelText('Return date').elements()).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'Round trip' }))
    await expect.element(screen.getByLabelText('Return date')).toHaveValue('Thu 21 May')
    await userEvent.click(screen.getByRole('radio', { name: 'One way' }))
    expect(screen.getByLabelText('Return date').elements()).toEqual([])
  })

  it('asks for the hours of a car by the hour in place of a destination', async () => {
    const { screen } = await renderForm()
    await userEvent.click(screen.getByRole('radio', { name: 'By the hour' }))
    const hours = screen.getByRole('spinbutton', { name: 'How many hours?' })
    await expect.element(hours).toHaveValue(4)
    await expect.element(hours).toHaveAccessibleDescription(/120 km included/)
    await expect.element(screen.getByLabelText('Destination')).not.toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'One way' }))
    await expect.element(screen.getByLabelText('Destination')).toBeVisible()
  })

  it('bounds the dates by lead time and horizon', async () => {
    const { screen } = await renderForm()
    const date = screen.getByLabelText('Pickup date')
    await expect.element(date).toHaveAttribute('min', '2026-05-12')
    await expect.element(date).toHaveAttribute('max', '2026-05-26')
  })

  it('clamps the passengers to the vehicle, and says so', async () => {
    const { screen } = await renderForm()
    const passengers = screen.getByRole('combobox', { name: 'Passengers' })
    await userEvent.selectOptions(passengers, '6')
    await userEvent.click(screen.getByRole('radio', { name: /Premium/ }))
    await expect.element(passengers).toHaveValue('3')
    await expect
      .element(screen.getByText('Premium carries up to 3, so we set the passengers from 6 to 3.'))
      .toBeVisible()
    expect(
      passengers
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toEqual(['1 passenger (Minimum)', '2 passengers', '3 passengers (Max)'])
  })

  it('offers to load the vehicles again when they did not come', async () => {
    const fake = fakeFlow()
    fake.client.listVehicleTypes.mockRejectedValueOnce(new Error('503: Unavailable'))
    const { screen } = await renderForm({ fake })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByRole('radio', { name: /Minibus/ })).toBeInTheDocument()
  })
})

describe('the price', () => {
  it('shows total, lines, distance, duration and until when it is held', async () => {
    const { screen } = await renderForm({ fake: await quotedFlow() })
    const box = screen.getByRole('region', { name: 'Price Quote' })
    await expect.element(box.getByText(/^Price held until \d\d:\d\d$/)).toBeVisible()
    for (const text of ['€110.96', '€5.00', '€105.96', '88.3 km', '1 h 11 min', 'One way', 'estimates']) {
      expect(box.element().textContent).toContain(text)
    }
  })

  it('adds up in any currency, and says what is charged', async () => {
    const { screen } = await renderForm({ fake: await quotedFlow(), currency: 'CZK', units: 'mi' })
    const amounts = [...document.querySelectorAll('.fi-quote__amount')].map((each) =>
      amountOf(each.textContent),
    )
    expect(amounts).toHaveLength(2)
    expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(
      amountOf(document.querySelector('.fi-quote__total')!.textContent),
    )
    await expect
      .element(screen.getByText('You pay €110.96. Other currencies are shown as a guide.'))
      .toBeVisible()
    await expect.element(screen.getByText(/54\.9 mi at .* per mile/)).toBeVisible()
  })

  it('is announced', async () => {
    const fake = fakeFlow()
    await fillTrip(fake)
    const { screen } = await renderForm({ fake })
    await userEvent.click(screen.getByRole('button', { name: 'Calculate Price' }))
    await expect.element(screen.getByText(/^Economy, €110.96. Held until/)).toBeInTheDocument()
  })

  it('says that it changed, from what to what', async () => {
    const fake = await quotedFlow()
    const quote = quoteOf({ totalPrice: 120, totalPriceCents: 12000 })
    fake.client.createBooking.mockRejectedValueOnce(problem(409, 'PRICE_CHANGED', 'It changed.', { quote }))
    const { screen } = await renderForm({ fake })
    await userEvent.click(screen.getByRole('button', { name: 'Book Now' }))
    const alert = screen.getByRole('alert').filter({ hasText: 'The price has changed' })
    await expect.element(alert.getByText(/It was €110.96 and is now €120.00./)).toBeVisible()
  })

  it('says that it ran out, and how to get another', async () => {
    const fake = await quotedFlow()
    const { clock, screen } = await renderForm({ fake })
    await clock.pass(31 * 60_000)
    await expect.element(screen.getByText('This price has expired')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Get a fresh price' })).toBeVisible()
  })
})

describe('the billing card', () => {
  it('leads to the profile', async () => {
    const fake = fakeFlow()
    fake.session.profile.mockReturnValue({ country: 'PL' })
    const { checkout, screen } = await renderForm({ fake })
    await expect.element(screen.getByText('Please add your billing information')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Complete Profile' }))
    expect(checkout.completeProfile).toHaveBeenCalledOnce()
  })
})

describe('the layout', () => {
  it.each([320, 390, 620, 760, 1020, 1280])('holds long German words at %i px', async (width) => {
    await page.viewport(width, 800)
    const fake = await quotedFlow()
    fake.flow.toggleRoundTrip(true)
    await fake.flow.calculatePrice()
    await renderForm({ fake, locale: 'de', messages: GERMAN, showSpecialRequests: true, currency: 'CZK' })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const spilling = [...document.querySelectorAll<HTMLElement>('.fi-booking *')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && mayNotSpill(element),
    )
    expect(spilling.map((element) => element.className)).toEqual([])
  })

  it.each(['light', 'dark'])('has no accessibility fault that axe finds, %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme
    const fake = await quotedFlow()
    const { flow, screen } = await renderForm({ fake, showSpecialRequests: true })
    expect(await violations()).toEqual([])
    flow.setField('pickupDate', '')
    await userEvent.click(screen.getByRole('button', { name: 'Calculate Price' }))
    await expect.element(screen.getByText('Pickup date is required')).toBeVisible()
    expect(await violations()).toEqual([])
    delete document.documentElement.dataset['theme']
  })
})

function amountOf(text: string): number {
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
}

/** Inputs and selects cut their text off with dots; what is for screen readers only has no size at all. */
function mayNotSpill(element: HTMLElement): boolean {
  const { display } = getComputedStyle(element)
  return (
    display !== 'inline' &&
    !element.closest('.fi-visually-hidden') &&
    !isClipped(element.closest('.fi-booking__booked')) &&
    !element.matches('input, select, textarea, svg *')
  )
}

/** Whether what Book Now books is there for screen readers only, as beside the price. */
function isClipped(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).clipPath !== 'none'
}
