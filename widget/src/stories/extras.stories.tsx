import { expect, within } from 'storybook/test'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { filledIn, priced } from './scene/trips.ts'

const meta = { ...formStories, title: 'Filling in/Extras', args: { scene: () => filledIn() } }

export default meta

type PlayContext = Parameters<NonNullable<FormStory['play']>>[0]

/** Opens the extras and waits until they are there. */
async function open({ canvas, userEvent, ...context }: PlayContext, label = 'extrasWithTravel' as const) {
  const { t } = onStage(context)
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t(label)}`) }))
  return within(await canvas.findByRole('group', { name: new RegExp(`^${t(label)}`) }))
}

/** A trip with something of everything. */
async function wished(setup?: Parameters<typeof filledIn>[0]) {
  const it = await filledIn(setup)
  it.flow.setField('suitcases', 2)
  it.flow.setField('handLuggage', 1)
  it.flow.setField('childSeats', 1)
  it.flow.setField('meetAndGreet', true)
  it.flow.setField('nameBoard', 'Familie Kowalski')
  it.flow.setField('accessLevel', 'flexible')
  return it
}

/** By keyboard alone: each control says what it is and how many there are. */
export const Open: FormStory = {
  args: { showSpecialRequests: true },
  async play(context) {
    const { t, flow } = onStage(context)
    const panel = await open(context)
    await context.userEvent.tab()
    await context.userEvent.tab()
    const suitcases = panel.getByRole('spinbutton', { name: t('suitcases') })
    await expect(suitcases).toHaveFocus()
    await expect(suitcases).toHaveAccessibleDescription(t('suitcasesRoom', { vehicle: 'Economy', max: 3 }))
    await context.userEvent.tab()
    await expect(panel.getByRole('button', { name: t('oneMore', { name: t('suitcases') }) })).toHaveFocus()
    await context.userEvent.keyboard('{Enter}{Enter}')
    await expect(suitcases).toHaveValue(2)
    await context.userEvent.click(panel.getByRole('radio', { name: new RegExp(`^${t('levelFlexible')}`) }))
    await expect(flow.getState().form).toMatchObject({ suitcases: 2, accessLevel: 'flexible' })
  },
}

export const Chosen: FormStory = {
  args: { scene: () => wished(), showSpecialRequests: true },
  async play(context) {
    const { t } = onStage(context)
    const panel = await open(context)
    await expect(panel.getByLabelText(new RegExp(`^${t('nameBoard')}`))).toHaveValue('Familie Kowalski')
  },
}

export const ChosenOnAPhone: FormStory = { ...Chosen, globals: { viewport: { value: 'phone' } } }

export const ClosedAndPriced: FormStory = {
  args: {
    async scene() {
      const it = await wished()
      await it.flow.calculatePrice()
      return it
    },
  },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    const box = within(canvas.getByRole('region', { name: t('priceQuote') }))
    for (const name of ['lineChildSeats', 'meetAndGreet', 'levelFlexible'] as const) {
      await expect(await box.findByText(t(name))).toBeVisible()
    }
    const button = canvas.getByRole('button', { name: new RegExp(`^${t('extrasWithTravel')}`) })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveTextContent(t('suitcaseCount', { count: 2 }))
    await expect(button).toHaveTextContent(t('childSeatCount', { count: 1 }))
  },
}

/** More than the class takes: the form says so at once, and which class would do. */
export const TooMuch: FormStory = {
  args: {
    async scene() {
      const it = await filledIn()
      it.flow.setField('suitcases', 5)
      it.flow.setField('boosterSeats', 3)
      return it
    },
  },
  async play(context) {
    const { t, flow } = onStage(context)
    const panel = await open(context)
    await expect(panel.getByRole('spinbutton', { name: t('suitcases') })).toHaveAccessibleDescription(
      t('suitcasesMax', { max: 3 }),
    )
    await expect(panel.getByText(t('childSeatsMax'))).toBeVisible()
    await expect(panel.getByRole('button', { name: t('chooseVehicle', { vehicle: 'Van' }) })).toBeVisible()
    await expect(flow.getState().form.suitcases).toBe(5)
  },
}

export const SuitcasesClamped: FormStory = {
  args: {
    async scene() {
      const it = await filledIn({}, { vehicle: 4 })
      it.flow.setField('suitcases', 6)
      it.flow.setVehicle(3)
      return it
    },
  },
  async play(context) {
    const { t } = onStage(context)
    const panel = await open(context)
    await expect(
      panel.getByText(t('suitcasesReduced', { vehicle: 'Premium', max: 2, from: 6 })),
    ).toBeVisible()
  },
}

/** A price that was there is gone with the trip it was for. */
export const TripChanged: FormStory = {
  args: { scene: () => priced() },
  async play({ canvas, ...context }) {
    const { t, flow } = onStage(context)
    await canvas.findByText(t('totalPrice'))
    flow.setField('accessLevel', 'flexible')
    await expect(await canvas.findByText(t('tripChanged'))).toBeVisible()
  },
}
