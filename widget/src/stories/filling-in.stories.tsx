import { LEAD_TIME_HOURS } from '@fiacre/sdk/rules'
import { expect, waitFor } from 'storybook/test'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { PIRAEUS } from './scene/places.ts'
import { scene } from './scene/scene.ts'
import { filledIn } from './scene/trips.ts'

const meta = { ...formStories, title: 'Filling in/Form' }

export default meta

export const Empty: FormStory = {
  args: { scene },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await expect(canvas.getByRole('form', { name: t('bookingForm') })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: t('oneWay') })).toBeChecked()
    await canvas.findByRole('radio', { name: /^Economy/ })
    await expect(canvas.getAllByRole('radio')).toHaveLength(8)
    await expect(canvas.getByLabelText(t('pickupDate'))).toHaveAttribute('min', '2026-05-12')
    await expect(canvas.getByLabelText(t('pickupDate'))).toHaveAttribute('max', '2026-05-26')
    await expect(canvas.getByText(t('quoteEmpty'))).toBeVisible()
  },
}

/** From a partner's page, which knows where its guests go. */
export const Prefilled: FormStory = {
  args: {
    scene() {
      const it = scene()
      it.flow.prefill({ pickup: 'Geneva Airport', passengers: '3', vehicleTypeId: '4' })
      return it
    },
  },
  async play({ canvas, ...context }) {
    const { t, flow } = onStage(context)
    await expect(canvas.getByLabelText(t('pickupLocation'))).toHaveValue('Geneva Airport')
    await waitFor(() => expect(flow.getState().places.pickupLocation?.id).toBe('airport:GVA'))
    await expect(await canvas.findByRole('radio', { name: /^Van/ })).toBeChecked()
  },
}

export const RoundTrip: FormStory = {
  args: { scene: () => filledIn({}, { isRoundTrip: true }) },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    const back = canvas.getByLabelText(t('returnDate'))
    await expect(back).toHaveValue('2026-05-21')
    await expect(back).toHaveAttribute('min', '2026-05-14')
    await expect(canvas.getByLabelText(t('returnTime'))).toHaveValue('14:30')
  },
}

export const PickupInAnotherTimeZone: FormStory = {
  args: {
    async scene() {
      const it = await filledIn()
      it.flow.choosePlace('pickupLocation', PIRAEUS)
      return it
    },
  },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await expect(canvas.getByLabelText(t('pickupTime'))).toHaveAccessibleDescription(t('localTimes'))
  },
}

export const PassengersClamped: FormStory = {
  args: {
    async scene() {
      const it = await filledIn({}, { vehicle: 5 })
      it.flow.setField('passengers', 9)
      return it
    },
  },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    const passengers = canvas.getByRole('combobox', { name: t('passengers') })
    await expect(passengers).toHaveValue('9')
    await userEvent.click(canvas.getByRole('radio', { name: /^Premium/ }))
    await expect(passengers).toHaveValue('3')
    await expect(passengers).toHaveAccessibleDescription(
      t('passengersReduced', { vehicle: 'Premium', max: 3, from: 9 }),
    )
  },
}

export const MissingFields: FormStory = {
  args: { scene },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    await userEvent.click(canvas.getByRole('button', { name: t('calculatePrice') }))
    const pickup = canvas.getByRole('combobox', { name: t('pickupLocation') })
    await waitFor(() => expect(pickup).toHaveFocus())
    await expect(pickup).toHaveAccessibleDescription(t('pickupLocationRequired'))
    await expect(canvas.getByLabelText(t('pickupTime'))).toHaveAccessibleDescription(t('pickupTimeRequired'))
    // The class is suggested: it is not missing.
    await expect(canvas.getByRole('radio', { name: /^Economy/ })).toBeChecked()
    await expect(canvas.queryByText(t('vehicleTypeRequired'))).toBeNull()
  },
}

export const DateTooSoon: FormStory = {
  args: {
    async scene() {
      const it = await filledIn()
      it.flow.setField('pickupDate', '2026-05-12')
      it.flow.setField('pickupTime', '10:30')
      return it
    },
  },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    await expect(canvas.getByLabelText(t('pickupTime'))).toHaveAttribute('min', '12:00')
    await userEvent.click(canvas.getByRole('button', { name: t('calculatePrice') }))
    await waitFor(() =>
      expect([canvas.getByLabelText(t('pickupDate')), canvas.getByLabelText(t('pickupTime'))]).toContain(
        document.activeElement,
      ),
    )
    await expect(document.activeElement as HTMLElement).toHaveAccessibleDescription(
      expect.stringContaining(t('leadTime', { hours: LEAD_TIME_HOURS })),
    )
  },
}
