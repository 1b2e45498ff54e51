import { expect, waitFor } from 'storybook/test'
import { problem } from '../booking/flow/testing/problem.ts'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { dearer } from './scene/quotes.ts'
import { fails, HELD_FOR } from './scene/scene.ts'
import { booked, priced } from './scene/trips.ts'

const meta = { ...formStories, title: 'Price/Changed' }

export default meta

export const Changed: FormStory = {
  args: {
    scene() {
      const quote = dearer()
      return booked({
        createBooking: fails(() => problem(409, 'PRICE_CHANGED', 'The price has changed.', { quote })),
      })
    },
  },
  async play({ canvas, ...context }) {
    const { t, flow } = onStage(context)
    await expect(await canvas.findByText(t('priceChanged'))).toBeVisible()
    await expect(flow.getState().replacedCents).toBe(11_096)
    await expect(canvas.getByRole('button', { name: t('bookNow') })).toHaveClass('fi-button--primary')
  },
}

export const Expired: FormStory = {
  args: { scene: () => priced() },
  async play({ canvas, ...context }) {
    const { t, clock, flow } = onStage(context)
    clock.moveOn(HELD_FOR)
    flow.wake()
    await expect(await canvas.findByText(t('quoteExpired'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('recalculatePrice') })).toHaveClass(
      'fi-button--primary',
    )
  },
}

/** Booked too late: the price is asked for anew, and waits for a yes. */
export const AskedForAfresh: FormStory = {
  args: { scene: () => priced() },
  async play({ canvas, userEvent, ...context }) {
    const { t, clock, flow, checkout } = onStage(context)
    clock.moveOn(HELD_FOR)
    flow.wake()
    await canvas.findByText(t('quoteExpired'))
    await userEvent.click(canvas.getByRole('button', { name: t('bookNow') }))
    await expect(await canvas.findByText(t('priceConfirmed'))).toBeVisible()
    await expect(checkout.booked).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: t('bookNow') }))
    await waitFor(() => expect(checkout.booked).toHaveBeenCalledOnce())
  },
}
