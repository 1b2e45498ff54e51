import type { ClassPrices } from '@fiacre/sdk'
import { expect, fn, waitFor } from 'storybook/test'
import { FAILURES } from './scene/failures.ts'
import { pricesFor } from './scene/quotes.ts'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { filledIn, priced } from './scene/trips.ts'

/** One press prices every class; what is chosen beside the prices brings them in step by itself. */
const meta = {
  ...formStories,
  title: 'Price/Of each class',
  args: { scene: () => priced() },
  globals: { currency: 'EUR' },
}

export default meta

export const EachClass: FormStory = {
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    const totals = ['Economy.*€110.96', 'Business.*€153.34', 'Premium.*€190.43', 'Van.*€148.05']
    for (const name of totals) await canvas.findByRole('radio', { name: new RegExp(`^${name}`) })
    await userEvent.click(canvas.getByRole('radio', { name: /^Business/ }))
    const book = canvas.getByRole('button', { name: t('bookNow') })
    await waitFor(() => expect(book).toHaveAccessibleDescription(/€153\.34.*Business/))
    await expect(book).not.toHaveAttribute('aria-busy', 'true')
  },
}

/** A class that is too small says so, and one press makes the party fit; the focus goes on with the class. */
export const TooSmall: FormStory = {
  args: {
    async scene() {
      const it = await filledIn()
      it.flow.setField('passengers', 4)
      await it.flow.calculatePrice()
      return it
    },
  },
  async play({ canvas, userEvent, ...context }) {
    const { t, flow } = onStage(context)
    const fit = await canvas.findByRole('button', { name: `Premium: ${t('travelAs', { max: 3 })}` })
    const premium = canvas.getByRole('radio', { name: /^Premium/ })
    await expect(premium).toBeDisabled()
    await expect(canvas.getByText(t('seatsTooFew', { max: 3, count: 4 }))).toBeVisible()
    await userEvent.click(fit)
    await expect(premium).toBeChecked()
    await waitFor(() => expect(premium).toHaveFocus())
    await waitFor(() =>
      expect(flow.getState()).toMatchObject({ status: { quote: 'idle' }, quote: { vehicleType: { id: 3 } } }),
    )
    await expect(flow.getState().form.passengers).toBe(3)
  },
}

/** The price stays in sight, its class too, and Book Now waits for the new one. */
export const InStep: FormStory = {
  args: { scene: () => priced({}, { vehicle: 2 }) },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    const flexible = await canvas.findByRole('radio', { name: new RegExp(`^${t('levelFlexible')}`) })
    await userEvent.click(flexible)
    const book = canvas.getByRole('button', { name: new RegExp(t('bookNow')) })
    await expect(book).toHaveAttribute('aria-busy', 'true')
    await expect(book).toHaveAccessibleDescription(/€153\.34.*Business/)
    await waitFor(() => expect(book).toHaveAccessibleDescription(/€168\.67.*Business/))
    await expect(book).not.toHaveAttribute('aria-busy', 'true')
  },
}

/** No price for what was changed: the control goes back, and says why. */
export const GoesBack: FormStory = {
  args: {
    scene() {
      const calculatePrices = fn(async (): Promise<ClassPrices> => Promise.reject(FAILURES.serverError()))
      calculatePrices.mockResolvedValueOnce(pricesFor({}, '2026-05-12T08:30:00Z'))
      return priced({ calculatePrices })
    },
  },
  async play({ canvas, userEvent, ...context }) {
    const { t, say } = onStage(context)
    const flexible = await canvas.findByRole('radio', { name: new RegExp(`^${t('levelFlexible')}`) })
    await userEvent.click(flexible)
    await expect(flexible).toBeChecked()
    const { code: problem, detail: text } = FAILURES.serverError()
    await expect(await canvas.findByText(say({ problem, text }))).toBeVisible()
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${t('levelSaver')}`) })).toBeChecked()
    await expect(canvas.getByRole('button', { name: t('bookNow') })).toHaveAccessibleDescription(/€110\.96/)
  },
}

/** In a narrow form price, class and Book Now stay at the lower edge of the screen, wherever one is in the form. */
export const OnAPhone: FormStory = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, ...context }) {
    const { t, flow } = onStage(context)
    await canvas.findByText(t('totalPrice'))
    const isAtTheEdge = async (): Promise<void> => {
      const { top, bottom } = canvas.getByRole('button', { name: t('bookNow') }).getBoundingClientRect()
      await expect(top).toBeGreaterThan(innerHeight / 2)
      await expect(bottom).toBeLessThanOrEqual(innerHeight)
      await expect(canvas.getByText(/^Economy, held/)).toBeVisible()
    }
    scrollTo(0, 0)
    await isAtTheEdge()
    canvas.getByRole('group', { name: t('details') }).scrollIntoView()
    await isAtTheEdge()
    await expect(flow.getState().quote?.totalPriceCents).toBe(11_096)
  },
}
