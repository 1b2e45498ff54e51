import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadMessages } from '../../../locales/load-messages.ts'
import { fakeFlow, fillTrip, quotedFlow } from '../../flow/testing/fake-flow.ts'
import { problem } from '../../flow/testing/problem.ts'
import { pricesOf, pricesOfFleet, quoteOf } from '../../flow/testing/samples.ts'
import { GERMAN } from '../testing/german.ts'
import { renderForm } from '../testing/render-form.tsx'

beforeEach(() => page.viewport(1280, 800))

const details = () => page.getByRole('group', { name: 'Luggage, seats and wishes' })
const book = () => page.getByRole('button', { name: 'Book Now' })
const count = (name: string) => page.getByRole('spinbutton', { name })
const more = (name: string) => page.getByRole('button', { name: `One more: ${name}` })

/** A form with a price, and with it the extras. */
async function opened(setup: Parameters<typeof fakeFlow>[0] = {}, props = {}) {
  const form = await renderForm({ fake: await quotedFlow(setup), showSpecialRequests: true, ...props })
  await expect.element(count('Large suitcases')).toBeVisible()
  return form
}

describe('the extras', () => {
  it('come with the price, and stay when the price goes', async () => {
    const fake = fakeFlow()
    await fillTrip(fake)
    const { flow } = await renderForm({ fake })
    await expect.element(page.getByText(/^Luggage, child seats, flight and wishes come next/)).toBeVisible()
    await expect.element(details()).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Calculate Price' }))
    await expect.element(details()).toBeVisible()
    flow.setField('pickupTime', '16:00')
    await expect.element(page.getByText(/^Price held until/)).not.toBeInTheDocument()
    await expect.element(details()).toBeVisible()
  })

  it('ask where exactly in a town, until it is another town', async () => {
    const { flow, state } = await opened()
    await expect.element(page.getByLabelText(/^Where exactly in Geneva/)).not.toBeInTheDocument()
    await userEvent.fill(page.getByLabelText(/^Where exactly in Chamonix\?/), 'Hotel Les Aiglons')
    expect(state().form.destinationAddress).toBe('Hotel Les Aiglons')
    flow.swapPlaces()
    expect(state().form).toMatchObject({ pickupAddress: 'Hotel Les Aiglons', destinationAddress: '' })
    flow.setField('pickupLocation', 'Zermatt')
    expect(state().form.pickupAddress).toBe('')
  })

  it('are counted by keys and by typing too, and never past their bounds', async () => {
    const { state } = await opened()
    await userEvent.click(count('Hand luggage'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(state().form.handLuggage).toBe(1)
    await userEvent.fill(count('Hand luggage'), '99')
    await userEvent.tab()
    expect(state().form.handLuggage).toBe(30)
    const fewer = page.getByRole('button', { name: 'One fewer: Booster, 15 to 36 kg' })
    await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
    fewer.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(state().form.boosterSeats).toBe(0)
  })

  it('that change the price bring another by themselves; what the driver is told does not', async () => {
    const { client, clock, state } = await opened()
    await userEvent.fill(page.getByLabelText(/^Special requests/), 'Two pairs of skis')
    await userEvent.fill(page.getByLabelText(/^Flight or train number/), 'LX 1375')
    expect(state().status.quote).toBe('idle')
    client.calculatePrices.mockResolvedValueOnce(pricesOfFleet({ totalPriceCents: 11_996 }))
    await userEvent.click(page.getByRole('checkbox', { name: /^Meet and greet/ }))
    await expect.element(page.getByRole('button', { name: /Book Now/ })).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByText(/^Price held until/)).toBeVisible()
    await clock.pass(500)
    await expect.element(book()).toHaveAccessibleDescription(/^€119\.96/)
    await expect.element(page.getByText(/^Your trip has changed/)).not.toBeInTheDocument()
    expect(client.calculatePrices).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['Meet and greet', () => page.getByRole('checkbox', { name: /^Meet and greet/ })],
    ['hand luggage', () => more('Hand luggage')],
    ['an infant carrier', () => more('Infant carrier, up to 13 kg')],
  ])('without a price go back, and say why beside the control: %s', async (_, control) => {
    const { client, clock, state } = await opened()
    client.calculatePrices.mockRejectedValueOnce(problem(500, 'INTERNAL', 'Something broke.'))
    const before = state().form
    await userEvent.click(control())
    expect(state().form).not.toEqual(before)
    await clock.pass(500)
    await expect.element(details().getByText('Something broke.')).toBeVisible()
    expect(state().form).toEqual(before)
  })

  it('ask for the name on the board only of somebody who is met', async () => {
    await opened()
    await expect.element(page.getByLabelText(/^Name on the board/)).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('checkbox', { name: /^Meet and greet/ }))
    await expect.element(page.getByLabelText(/^Name on the board/)).toBeVisible()
  })

  it('are only those that have a price where another page books, with its terms', async () => {
    await opened({ handOff: async () => false })
    await userEvent.click(page.getByRole('checkbox', { name: /^Meet and greet/ }))
    for (const name of [/^Name on the board/, /^Flight or train number/, /^Special requests/]) {
      await expect.element(page.getByLabelText(name)).not.toBeInTheDocument()
    }
    await expect
      .element(page.getByRole('radio', { name: /^Saver/ }))
      .toHaveAccessibleName(/until 24 hours before pickup\. Change/)
  })

  it('show what Flexible costs in money', async () => {
    await opened()
    // A tenth of EUR 110.96.
    await expect.element(page.getByRole('radio', { name: /^Flexible/ })).toHaveAccessibleName(/\+€11\.10/)
  })
})

describe('luggage and child seats', () => {
  it('beyond the room of the class are said beside the field, with a class that takes them', async () => {
    const { client, clock } = await opened()
    await userEvent.fill(count('Large suitcases'), '5')
    await clock.pass(500)
    await expect.element(count('Large suitcases')).toBeInvalid()
    await expect
      .element(count('Large suitcases'))
      .toHaveAccessibleDescription('This class takes 3 large suitcases')
    await userEvent.click(book())
    await expect.element(count('Large suitcases')).toHaveFocus()
    expect(client.createBooking).not.toHaveBeenCalled()
    expect(client.calculatePrices).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Choose Van, +€60.00' }))
    await expect.element(count('Large suitcases')).toHaveAccessibleDescription('Van takes up to 7.')
    await expect.element(count('Large suitcases')).toHaveValue(5)
    await expect.element(count('Large suitcases')).toHaveFocus()
  })

  it('say so when fewer people travel than seats for children are asked for', async () => {
    const { clock } = await opened()
    await userEvent.fill(count('Child seat, 9 to 18 kg'), '2')
    await clock.pass(500)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Passengers' }), '1')
    await expect
      .element(count('Child seat, 9 to 18 kg'))
      .toHaveAccessibleDescription(/There are more child seats than passengers/)
  })

  it('are reduced to a smaller class while there is no price, and the form says so', async () => {
    const { flow } = await opened()
    flow.setVehicle(4)
    await userEvent.fill(count('Large suitcases'), '6')
    await expect.element(page.getByRole('radio', { name: /^Premium/ })).toBeDisabled()
    flow.setField('pickupTime', '16:00')
    await userEvent.click(page.getByRole('radio', { name: /^Premium/ }))
    await expect.element(count('Large suitcases')).toHaveValue(2)
    await expect
      .element(page.getByText('Premium takes up to 2, so we set the large suitcases from 6 to 2.'))
      .toBeVisible()
  })

  it.each([
    ['TOO_MUCH_LUGGAGE', '/extras/luggage/suitcases', 'Duże walizki', /nie zmieści tylu dużych walizek/],
    ['TOO_MANY_CHILD_SEATS', '/extras/childSeats', 'Fotelik, od 9 do 18 kg', /więcej niż pasażerów/],
  ] as const)('refused by the service (%s) land beside their fields', async (code, pointer, label, words) => {
    const fake = await quotedFlow()
    fake.client.calculatePrices.mockRejectedValue(
      problem(422, code, 'No room.', { errors: [{ pointer, code, message: 'No room.' }] }),
    )
    await renderForm({ fake, locale: 'pl', messages: await loadMessages('pl') })
    await userEvent.click(page.getByRole('button', { name: 'Oblicz cenę' }))
    await expect.element(count(label)).toHaveAccessibleDescription(words)
    await expect.element(count(label)).toBeInvalid()
  })
})

it('the lines of a price name the extras, there and back', async () => {
  const fake = fakeFlow()
  fake.client.calculatePrices.mockResolvedValue(
    pricesOf(
      quoteOf({
        isRoundTrip: true,
        totalPriceCents: 14_102,
        lines: [
          { code: 'DISTANCE', description: '', amount: 100, amountCents: 10_000, pricePerKm: 1.2 },
          { code: 'CHILD_SEATS', description: '', amount: 10, amountCents: 1000, count: 4 },
          { code: 'MEET_AND_GREET', description: '', amount: 18, amountCents: 1800, count: 2 },
          { code: 'FLEXIBLE', description: '', amount: 13.02, amountCents: 1302, percent: 10 },
        ],
      }),
    ),
  )
  await fillTrip(fake)
  await fake.flow.calculatePrice()
  await renderForm({ fake })
  await expect.element(page.getByText('2 child seats, both ways')).toBeVisible()
  const lines = () => [...document.querySelectorAll('.fi-quote__line')].map((line) => line.textContent)
  expect(lines().slice(1)).toEqual([
    'Child seats2 child seats, both ways€10.00',
    'Meet and greetboth ways€18.00',
    'Flexible10 % of fare and extras€13.02',
  ])
})

it('controls are as large as a finger asks for, and long words keep their room', async () => {
  await page.viewport(390, 800)
  const fake = await quotedFlow()
  await renderForm({ fake, showSpecialRequests: true, locale: 'de', messages: GERMAN })
  await expect.element(page.getByRole('group', { name: GERMAN.details })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox'))
  const small = [...document.querySelectorAll('.fi-extras :is(button, .fi-level, .fi-input)')].filter(
    (each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44,
  )
  expect(small.map(({ className }) => className)).toEqual([])
  const spilling = [...document.querySelectorAll('.fi-extras *:not(svg, path, input, textarea)')].filter(
    (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
  )
  expect(spilling.map(({ className }) => className)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
