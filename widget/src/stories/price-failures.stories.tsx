import { pricesOf } from '../booking/flow/testing/samples.ts'
import { FiacreError } from '@fiacre/sdk'
import { expect, fn } from 'storybook/test'
import type { BookingText, TextId } from '../locales/text-id.ts'
import { FAILURES } from './scene/failures.ts'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { quoteFor } from './scene/quotes.ts'
import { fails } from './scene/scene.ts'
import { priced } from './scene/trips.ts'

const meta = { ...formStories, title: 'Price/Not to be had' }

export default meta

/** No price for this reason: a notice and the price's own place say why, and asking again is possible. */
function failing(error: () => Error, why: TextId | ((error: Error) => BookingText)): FormStory {
  return {
    args: { scene: () => priced({ calculatePrices: fails(error) }) },
    async play({ canvas, ...context }) {
      const { t, say } = onStage(context)
      const reason = typeof why === 'string' ? t(why) : say(why(error()))
      const [notice, inPlace] = await canvas.findAllByText(reason)
      await expect(notice).toBeVisible()
      await expect(inPlace).toBeVisible()
      await expect(canvas.getByRole('button', { name: t('calculatePrice') })).toBeEnabled()
    },
  }
}

/** What the service said, or the same in another language. */
function asTheServiceSays(error: Error): BookingText {
  if (!(error instanceof FiacreError)) throw new Error('The service said nothing.', { cause: error })
  return { problem: error.code, text: error.detail }
}

export const NoRoad: FormStory = { ...failing(FAILURES.noRoad, asTheServiceSays) }

export const TooManyRequests: FormStory = { ...failing(FAILURES.tooManyRequests, asTheServiceSays) }

export const ServerError: FormStory = { ...failing(FAILURES.serverError, asTheServiceSays) }

export const Unavailable: FormStory = { ...failing(FAILURES.unavailable, asTheServiceSays) }

export const Offline: FormStory = { ...failing(FAILURES.offline, 'networkProblem') }

export const TimeOut: FormStory = { ...failing(FAILURES.timeOut, 'timeoutProblem') }

/** A place that is not known is said beside its field, which has the focus. */
export const UnknownPlace: FormStory = {
  args: { scene: () => priced({ calculateDistance: fails(FAILURES.unknownPlace) }) },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    const destination = canvas.getByRole('combobox', { name: t('destination') })
    await expect(destination).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: t('calculatePrice') }))
    await expect(await canvas.findByText(t('quoteFailed'))).toBeVisible()
    await expect(destination).toHaveFocus()
  },
}

/** The line was gone for a moment. */
export const OfflineThenThere: FormStory = {
  args: {
    scene() {
      const calculatePrices = fn(async () => pricesOf(quoteFor({ vehicleTypeId: 1 })))
      return priced({ calculatePrices: calculatePrices.mockRejectedValueOnce(FAILURES.offline()) })
    },
  },
  async play({ canvas, canvasElement, userEvent, ...context }) {
    const { t } = onStage(context)
    await expect(await canvas.findAllByText(t('networkProblem'))).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: t('calculatePrice') }))
    await canvas.findByText(t('totalPrice'))
    await expect(canvasElement.querySelector('.fi-quote__total')).toBeVisible()
  },
}
