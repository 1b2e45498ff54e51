import { expect, waitFor } from 'storybook/test'
import { bookedWith } from '../booking/flow/testing/samples.ts'
import { problem } from '../booking/flow/testing/problem.ts'
import { FAILURES } from './scene/failures.ts'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { fails, never, scene } from './scene/scene.ts'
import { booked, priced } from './scene/trips.ts'

const meta = { ...formStories, title: 'Booking' }

export default meta

/** While the service books nothing can be changed, and the button keeps the focus. */
export const InProgress: FormStory = {
  args: { scene: () => priced({ createBooking: never }) },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    const book = await canvas.findByRole('button', { name: t('bookNow') })
    await userEvent.click(book)
    await expect(await canvas.findByRole('status', { name: t('booking') })).toBeVisible()
    await expect(book).toHaveFocus()
    await expect(book).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('combobox', { name: t('pickupLocation') })).toBeDisabled()
  },
}

/** Booked: the browser is on its way to the payment. */
export const Leaving: FormStory = {
  args: {
    scene: () =>
      booked({ createBooking: async () => bookedWith({ paymentRedirectUrl: 'https://pay.example/1042' }) }),
  },
  async play({ canvas, ...context }) {
    const { t, checkout } = onStage(context)
    await expect(checkout.goTo).toHaveBeenCalledWith('https://pay.example/1042')
    await expect(canvas.getByRole('status', { name: t('booking') })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: t('destination') })).toBeDisabled()
  },
}

export const Received: FormStory = {
  args: { scene: () => booked({ createBooking: async () => bookedWith({ manualPayment: true }) }) },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await expect(canvas.getByText(t('bookingReceived'))).toBeVisible()
    await expect(canvas.getByText(/FC-7K2M9Q/)).toBeVisible()
  },
}

export const BillingWarning: FormStory = {
  args: { scene: () => priced({ profile: { country: 'PL', city: 'Warszawa' } }) },
  async play({ canvas, userEvent, ...context }) {
    const { t, checkout } = onStage(context)
    await expect(await canvas.findByText(t('addBillingInformation'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('completeProfile') }))
    await expect(checkout.completeProfile).toHaveBeenCalledOnce()
  },
}

/** The booking stands, its payment could not be set up: the notice leads there. */
export const PaymentError: FormStory = {
  args: {
    scene: () =>
      booked({ createBooking: async () => bookedWith({ paymentError: 'The provider did not answer' }) }),
  },
  async play({ canvas, userEvent, ...context }) {
    const { t, checkout } = onStage(context)
    await expect(canvas.getByText(/The provider did not answer/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('openPayment') }))
    await expect(checkout.goToPayment).toHaveBeenCalledWith(1042)
    // Its price is used up: pressing again must not make a second booking.
    await expect(canvas.getByText(t('quoteEmpty'))).toBeVisible()
  },
}

export const SignInFirst: FormStory = {
  args: { scene: () => priced({ signedIn: false }) },
  async play({ canvas, userEvent, ...context }) {
    const { t, checkout } = onStage(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('bookNow') }))
    await waitFor(() => expect(checkout.signIn).toHaveBeenCalledOnce())
    await expect(checkout.booked).not.toHaveBeenCalled()
  },
}

export const TooManyPassengersForTheService: FormStory = {
  args: {
    scene() {
      const message = 'Maximum 4 passengers'
      const errors = [{ pointer: '/passengers', code: 'maximum', message }]
      return booked({ createBooking: fails(() => problem(422, 'TOO_MANY_PASSENGERS', message, { errors })) })
    },
  },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await expect(canvas.getByRole('combobox', { name: t('passengers') })).toBeInvalid()
  },
}

export const OfflineWhileBooking: FormStory = {
  args: { scene: () => booked({ createBooking: fails(FAILURES.offline) }) },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await expect(canvas.getByText(t('networkProblem'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('bookNow') })).toHaveClass('fi-button--primary')
  },
}

export const WithoutAPrice: FormStory = {
  args: { scene },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    await userEvent.click(canvas.getByRole('button', { name: t('bookNow') }))
    await expect(await canvas.findByText(t('calculatePriceFirst'))).toBeVisible()
  },
}
