import { expect, within } from 'storybook/test'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { priced } from './scene/trips.ts'

const meta = { ...formStories, title: 'Filling in/Extras', args: { scene: () => priced() } }

export default meta

type PlayContext = Parameters<NonNullable<FormStory['play']>>[0]

/** The extras, which show open once there is a price. */
async function details({ canvas, ...context }: PlayContext) {
  return within(await canvas.findByRole('group', { name: onStage(context).t('details') }))
}

/** A price with something of everything. */
async function wished(setup?: Parameters<typeof priced>[0]) {
  const it = await priced(setup)
  it.flow.setField('suitcases', 2)
  it.flow.setField('handLuggage', 1)
  it.flow.setField('childSeats', 1)
  it.flow.setField('meetAndGreet', true)
  it.flow.setField('nameBoard', 'Familie Kowalski')
  it.flow.setField('accessLevel', 'flexible')
  await it.flow.calculatePrice()
  return it
}

/** By keyboard alone: each control says what it is and how many there are. */
export const Open: FormStory = {
  args: { showSpecialRequests: true },
  async play(context) {
    const { canvas, userEvent } = context
    const { t, flow } = onStage(context)
    const panel = await details(context)
    const flexible = canvas.getByRole('radio', { name: new RegExp(`^${t('levelFlexible')}`) })
    await userEvent.click(flexible)
    await expect(flexible).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    const suitcases = panel.getByRole('spinbutton', { name: t('suitcases') })
    await expect(suitcases).toHaveFocus()
    await expect(suitcases).toHaveAccessibleDescription(t('suitcasesRoom', { vehicle: 'Economy', max: 3 }))
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: t('oneMore', { name: t('suitcases') }) })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(suitcases).toHaveValue(2)
    await expect(flow.getState().form).toMatchObject({ suitcases: 2, accessLevel: 'flexible' })
    const requests = panel.getByRole('textbox', { name: new RegExp(`^${t('specialRequests')}`) })
    await expect(requests).toHaveAccessibleDescription(t('specialRequestsHint'))
  },
}

export const Chosen: FormStory = {
  args: { scene: () => wished(), showSpecialRequests: true },
  async play(context) {
    const { canvas } = context
    const { t } = onStage(context)
    const panel = await details(context)
    await expect(panel.getByLabelText(new RegExp(`^${t('nameBoard')}`))).toHaveValue('Familie Kowalski')
    const box = within(canvas.getByRole('region', { name: t('priceQuote') }))
    for (const name of ['lineChildSeats', 'meetAndGreet', 'levelFlexible'] as const) {
      await expect(await box.findByText(t(name))).toBeVisible()
    }
  },
}

export const ChosenOnAPhone: FormStory = { ...Chosen, globals: { viewport: { value: 'phone' } } }

/** More than the class takes: the form says so at once, and which class would do, for how much more. */
export const TooMuch: FormStory = {
  globals: { currency: 'EUR' },
  async play(context) {
    const { t, flow } = onStage(context)
    const panel = await details(context)
    flow.setField('suitcases', 5)
    flow.setField('boosterSeats', 3)
    const larger = await panel.findByRole('button', {
      name: t('chooseVehicleMore', { vehicle: 'Van', price: '€37.09' }),
    })
    await expect(larger).toBeVisible()
    await expect(panel.getByRole('spinbutton', { name: t('suitcases') })).toHaveAccessibleDescription(
      t('suitcasesMax', { max: 3 }),
    )
    await expect(panel.getByText(t('childSeatsMax'))).toBeVisible()
    await expect(flow.getState().form.suitcases).toBe(5)
  },
}

export const SuitcasesClamped: FormStory = {
  args: {
    async scene() {
      const it = await priced({}, { vehicle: 4 })
      it.flow.setField('suitcases', 6)
      it.flow.setVehicle(3)
      return it
    },
  },
  async play(context) {
    const { t } = onStage(context)
    const panel = await details(context)
    await expect(
      panel.getByText(t('suitcasesReduced', { vehicle: 'Premium', max: 2, from: 6 })),
    ).toBeVisible()
  },
}

/** A price that was there is gone with the trip it was for. */
export const TripChanged: FormStory = {
  async play({ canvas, ...context }) {
    const { t, flow } = onStage(context)
    await canvas.findByText(t('totalPrice'))
    flow.setField('pickupTime', '16:00')
    await expect(await canvas.findByText(t('tripChanged'))).toBeVisible()
  },
}
