import type { Quote } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { fakeFlow, fillTrip } from '../../flow/testing/fake-flow.ts'
import { CHAMONIX, DRAWING, pricesOf, quoteOf } from '../../flow/testing/samples.ts'
import { renderForm } from '../testing/render-form.tsx'

/** A form that has been given this price. */
async function renderQuote(
  change: Partial<Quote>,
  props: Parameters<typeof renderForm>[0] = {},
  drawing = DRAWING,
) {
  const fake = fakeFlow()
  fake.client.getRouteDrawing.mockResolvedValue(drawing)
  fake.client.calculatePrices.mockResolvedValue(pricesOf(quoteOf(change)))
  await fillTrip(fake)
  await fake.flow.calculatePrice()
  return renderForm({ fake, ...props })
}

const BUSINESS: Quote['lines'] = [
  { code: 'START', description: 'Starting price', amount: 5, amountCents: 500 },
  { code: 'DISTANCE', description: '', amount: 105.96, amountCents: 10596, pricePerKm: 1.2 },
  { code: 'CLASS', description: '', amount: 37.09, amountCents: 3709, percent: 35 },
  { code: 'RETURN', description: '', amount: 148.05, amountCents: 14805 },
]

describe('a price’s lines', () => {
  it('each give their reason', async () => {
    const { screen } = await renderQuote({ lines: BUSINESS, totalPriceCents: 29610, totalPrice: 296.1 })
    await expect.element(screen.getByText('88.3 km at €1.20 per km')).toBeVisible()
    await expect.element(screen.getByText('35 % more per kilometre than Economy')).toBeVisible()
    await expect.element(screen.getByText('The same way back at the same price')).toBeVisible()
  })

  it('follow the rates given', async () => {
    const { screen } = await renderQuote({}, { currency: 'PLN', rates: { EUR: 1, PLN: 4 } })
    await expect.element(screen.getByText('zł 443.84').or(screen.getByText('443.84')).first()).toBeVisible()
  })

  it('stand in euro when the currency has no rate', async () => {
    const { screen } = await renderQuote({}, { currency: 'PLN', rates: { EUR: 1 } })
    await expect.element(screen.getByText('€110.96').first()).toBeVisible()
  })
})

describe('the picture of the way', () => {
  it('says in words what it shows', async () => {
    const { screen } = await renderQuote({})
    const picture = screen.getByRole('img', {
      name: 'Map of the way from Geneva Airport (GVA), Switzerland to Chamonix, France, 88.3 km',
    })
    await expect.element(picture).toBeVisible()
  })

  it('names both ends inside its edges, and does not move what is below when it comes', async () => {
    const { screen } = await renderQuote({})
    const picture = screen.getByRole('img', { name: /^Map of the way/ })
    await expect.element(picture).toBeVisible()
    const edges = picture.element().getBoundingClientRect()
    expect(edges.width / edges.height).toBeCloseTo(16 / 9, 1)
    for (const name of ['Geneva Airport', 'Chamonix']) {
      const box = [...screen.container.querySelectorAll('.fi-map__name')]
        .find((each) => each.textContent === name)
        ?.getBoundingClientRect()
      expect(box?.left, name).toBeGreaterThanOrEqual(edges.left)
      expect(box?.right, name).toBeLessThanOrEqual(edges.right)
      expect(box?.top, name).toBeGreaterThanOrEqual(edges.top)
      expect(box?.bottom, name).toBeLessThanOrEqual(edges.bottom)
    }
  })

  it('says where it is but a direct line', async () => {
    const { screen } = await renderQuote({}, {}, { ...DRAWING, isDirectLine: true })
    await expect.element(screen.getByRole('img', { name: /, direct line$/ })).toBeVisible()
    await expect.element(screen.getByText('direct line', { exact: true })).toBeVisible()
  })

  it('leaves no hole when it cannot be had', async () => {
    const { screen } = await renderQuote({ mapUrl: 'data:image/svg+xml,none' })
    const seen = () =>
      [...screen.container.querySelectorAll('.fi-quote__map')].filter(
        (map) => map.getClientRects().length > 0,
      )
    await expect.poll(seen).toEqual([])
  })
})

describe('a typed name', () => {
  it('says what it was taken for where that is another name', async () => {
    const { screen } = await renderQuote({
      destination: 'Cham',
      destinationPlace: { ...CHAMONIX, match: 'place' },
    })
    await expect.element(screen.getByText('We took “Cham” for Chamonix, France.')).toBeVisible()
  })

  it('says nothing where it is the very place', async () => {
    const { screen } = await renderQuote({
      destination: CHAMONIX.label,
      destinationPlace: { ...CHAMONIX, match: 'place' },
    })
    expect(screen.container.textContent).not.toContain('We took')
  })
})

describe('an address', () => {
  it('says which town the way was measured to', async () => {
    const { screen } = await renderQuote({ destinationPlace: { ...CHAMONIX, match: 'address' } })
    await expect
      .element(screen.getByText('Measured to the centre of Chamonix. Your driver gets the full address.'))
      .toBeVisible()
  })

  it('is not spoken of where a place was chosen', async () => {
    const { screen } = await renderQuote({})
    expect(screen.container.textContent).not.toContain('Measured to the centre')
  })
})
