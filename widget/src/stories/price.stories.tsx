import { pricesOf } from '../booking/flow/testing/samples.ts'
import { expect, within } from 'storybook/test'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { codeExpired, discounted, minimumFare, quoteFor, quoteWith } from './scene/quotes.ts'
import { never } from './scene/scene.ts'
import { priced, waiting } from './scene/trips.ts'
import { CHAMONIX } from '../booking/flow/testing/samples.ts'
import type { Quote } from '@fiacre/sdk'

const meta = { ...formStories, title: 'Price/Shown' }

export default meta

type Play = NonNullable<FormStory['play']>

/** The price that the service has for the trip. */
const at = (quote: () => Quote, vehicle?: number) => () =>
  priced({ calculatePrices: async () => pricesOf(quote()) }, vehicle === undefined ? {} : { vehicle })

/** The lines of the price say this, in this order, and add up to the total. */
function says(...names: Parameters<ReturnType<typeof onStage>['t']>[0][]): Play {
  return async ({ canvas, ...context }) => {
    const { t, flow } = onStage(context)
    const vehicle = flow.getState().quote?.vehicleType.name ?? ''
    const box = within(canvas.getByRole('region', { name: t('priceQuote') }))
    await box.findByText(t('totalPrice'))
    const lines = [...(await box.findAllByRole('listitem'))].filter((item) => item.matches('.fi-quote__line'))
    await expect(lines).toHaveLength(names.length)
    for (const [index, name] of names.entries()) {
      await expect(lines[index]).toHaveTextContent(t(name, { vehicle }))
    }
    const amounts = lines.map((line) => cents(line.querySelector('.fi-quote__amount')))
    const total = cents(context.canvasElement.querySelector('.fi-quote__total'))
    await expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(total)
  }
}

export const Loading: FormStory = {
  args: { scene: () => waiting({ calculateDistance: never }) },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await expect(canvas.getByRole('button', { name: new RegExp(t('calculatePrice')) })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.getByRole('status', { name: t('quoteWorking') })).toBeVisible()
  },
}

export const OneWay: FormStory = { args: { scene: () => priced() }, play: says('lineStart', 'lineDistance') }

export const RoundTrip: FormStory = {
  args: { scene: () => priced({}, { isRoundTrip: true }) },
  play: says('lineStart', 'lineDistance', 'lineReturn'),
}

export const MinimumFare: FormStory = {
  args: { scene: at(minimumFare, 3) },
  play: says('lineStart', 'lineDistance', 'lineClass', 'lineMinimum'),
}

export const OtherClass: FormStory = {
  args: { scene: () => priced({}, { vehicle: 3, isRoundTrip: true }) },
  play: says('lineStart', 'lineDistance', 'lineClass', 'lineReturn'),
}

export const WithDiscount: FormStory = {
  args: { scene: at(discounted) },
  async play(context) {
    await says('lineStart', 'lineDistance', 'lineDiscount')(context)
    await expect(context.canvas.getByText(/WELCOME10/)).toBeVisible()
  },
}

/** A code whose time is over takes nothing off, and the price stays honest. */
export const WithACodeThatExpired: FormStory = {
  args: { scene: at(codeExpired) },
  async play(context) {
    await says('lineStart', 'lineDistance')(context)
    const { t } = onStage(context)
    await expect(context.canvas.getByText(t('promoExpired', { code: 'SUMMER25' }))).toBeVisible()
  },
}

export const InFrancsAndMiles: FormStory = {
  args: { scene: () => priced({}, { isRoundTrip: true }) },
  globals: { currency: 'CHF', units: 'mi' },
  async play(context) {
    await says('lineStart', 'lineDistance', 'lineReturn')(context)
    const { canvas, canvasElement } = context
    await expect(canvasElement.querySelector('.fi-quote__total')).toHaveTextContent('CHF')
    await expect(canvas.getByText(/109[.,]7/)).toBeVisible()
    await expect(canvas.getByText(/216[.,]92/)).toBeVisible()
  },
}

/** A typed name was taken for a place, and an address for its town. */
export const PlacesUnderstood: FormStory = {
  args: {
    scene: at(() =>
      quoteWith(plainLines(), {
        pickupLocation: 'Genf Flughafen',
        pickupPlace: { ...quoteWith([]).pickupPlace, match: 'place' },
        destination: '12 Rue du Lyret, Chamonix',
        destinationPlace: { ...CHAMONIX, match: 'address' },
      }),
    ),
  },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await expect(await canvas.findByText(t('measuredFromTown', { town: 'Chamonix' }))).toBeVisible()
    const place = 'Geneva Airport (GVA), Switzerland'
    await expect(canvas.getByText(t('takenFor', { written: 'Genf Flughafen', place }))).toBeVisible()
  },
}

/** The picture of the way cannot be had: there is no hole. */
export const WithoutMap: FormStory = {
  args: { scene: at(() => quoteWith(plainLines(), { mapUrl: 'data:image/svg+xml,broken' })) },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await canvas.findByText(t('totalPrice'))
    await context.step('the picture is taken away', async () => {
      for (let tries = 0; tries < 20 && canvas.queryByRole('img'); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      await expect(canvas.queryByRole('img')).toBeNull()
    })
  },
}

const plainLines = () => quoteFor({}).lines

function cents(element: Element | null): number {
  const text = element?.textContent ?? ''
  const minus = /[-−]/.test(text) ? -1 : 1
  return minus * Number(text.replace(/[^\d]/g, ''))
}
