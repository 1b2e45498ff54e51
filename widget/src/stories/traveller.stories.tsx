import { expect, waitFor, within } from 'storybook/test'
import { scene } from './scene/scene.ts'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'

/** What travellers do, from an empty form to a price and a booking; in English, and in euros. */
const meta = {
  ...formStories,
  title: 'Traveller',
  args: { scene },
  globals: { locale: 'en', currency: 'EUR', units: 'km' },
}

export default meta

export const ByMouse: FormStory = {
  async play({ canvas, loaded, globals, userEvent, step }) {
    const { checkout } = onStage({ loaded, globals })
    await step('chooses the places', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Pickup location' }), 'gen')
      await userEvent.click(await canvas.findByRole('option', { name: /^Geneva Airport \(GVA\)/ }))
      await userEvent.type(canvas.getByRole('combobox', { name: 'Destination' }), 'cham')
      await userEvent.click(await canvas.findByRole('option', { name: /^Chamonix, France/ }))
      await expect(canvas.getByRole('combobox', { name: 'Destination' })).toHaveValue('Chamonix, France')
      await expect(canvas.queryByRole('listbox')).toBeNull()
    })
    await step('says when, how many and in what', async () => {
      await userEvent.type(canvas.getByLabelText('Pickup date'), '2026-05-14')
      await userEvent.type(canvas.getByLabelText('Pickup time'), '14:30')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Passengers' }), '3 passengers')
      await userEvent.click(canvas.getByRole('radio', { name: /^Business/ }))
    })
    await step('asks for the price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Calculate Price' }))
      const quote = canvas.getByRole('region', { name: 'Price Quote' })
      await expect(await within(quote).findByText('€153.34')).toBeVisible()
      await expect(within(quote).getByRole('img')).toHaveAccessibleName(/^Map of the way from Geneva Airport/)
    })
    await step('books', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }))
      await waitFor(() => expect(checkout.goToPayment).toHaveBeenCalledWith(1042))
    })
  },
}

export const ByKeyboardAlone: FormStory = {
  async play({ canvas, userEvent, step }) {
    const pickup = canvas.getByRole('combobox', { name: 'Pickup location' })
    await step('walks past one way or round trip to the places', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'One way' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Round trip' })).toBeChecked()
      await userEvent.tab()
      await expect(pickup).toHaveFocus()
    })
    await step('takes the second suggestion', async () => {
      await userEvent.keyboard('gen')
      const second = await canvas.findByRole('option', { name: /^Geneva, Switzerland/ })
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(second).toHaveAttribute('aria-selected', 'true')
      await expect(pickup).toHaveAttribute('aria-activedescendant', second.id)
      await userEvent.keyboard('{Enter}')
      await expect(pickup).toHaveValue('Geneva, Switzerland')
      await expect(pickup).toHaveAttribute('aria-expanded', 'false')
    })
    await step('closes a list, and goes on with what was typed', async () => {
      await tabTo(canvas.getByRole('combobox', { name: 'Destination' }), userEvent)
      await userEvent.keyboard('cham')
      await canvas.findByRole('option', { name: /^Chamonix/ })
      await userEvent.keyboard('{Escape}onix')
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('listbox')).toBeNull()
    })
    await step('says when', async () => {
      await tabTo(canvas.getByLabelText('Pickup date'), userEvent)
      await userEvent.type(canvas.getByLabelText('Pickup date'), '2026-05-14', { skipClick: true })
      await tabTo(canvas.getByLabelText('Pickup time'), userEvent)
      await userEvent.type(canvas.getByLabelText('Pickup time'), '14:30', { skipClick: true })
      await expect(canvas.getByLabelText('Return date')).toHaveValue('Thu 21 May')
    })
    await step('asks for the price; the class is suggested', async () => {
      await expect(canvas.getByRole('radio', { name: /^Economy/ })).toBeChecked()
      await tabTo(canvas.getByRole('button', { name: 'Calculate Price' }), userEvent)
      await userEvent.keyboard('{Enter}')
      await expect(
        await canvas.findByText(/^Economy, €216\.92\. Held until \d\d:\d\d\.$/),
      ).toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Calculate Price' })).toHaveFocus()
    })
    await step('takes another class, whose price is there', async () => {
      await tabTo(canvas.getByRole('radio', { name: /^Economy/ }), userEvent)
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('radio', { name: /^Business/ })).toBeChecked()
      await expect(
        await canvas.findByText(/^Business, €301\.68\. Held until \d\d:\d\d\.$/),
      ).toBeInTheDocument()
    })
  },
}

export const MendsWhatIsWrong: FormStory = {
  async play({ canvas, userEvent, step }) {
    const calculate = canvas.getByRole('button', { name: 'Calculate Price' })
    const pickup = canvas.getByRole('combobox', { name: 'Pickup location' })
    const destination = canvas.getByRole('combobox', { name: 'Destination' })
    await step('is led to the first field that is missing', async () => {
      await userEvent.click(calculate)
      await waitFor(() => expect(pickup).toHaveFocus())
      await expect(pickup).toBeInvalid()
      await expect(pickup).toHaveAccessibleDescription('Pickup location is required')
      await expect(canvas.getByRole('alert', { name: '' })).toHaveTextContent('Missing Information')
    })
    await step('mends it, and is led to the next one', async () => {
      await userEvent.keyboard('Geneva Airport')
      await expect(pickup).toBeValid()
      await userEvent.click(calculate)
      await waitFor(() => expect(destination).toHaveFocus())
    })
    await step('mends the second place, and is led to the date', async () => {
      await userEvent.keyboard('Chamonix')
      await userEvent.click(calculate)
      await waitFor(() => expect(canvas.getByLabelText('Pickup date')).toHaveFocus())
    })
  },
}

export const GoesBackOnAPrice: FormStory = {
  async play({ canvas, userEvent, step, loaded, globals }) {
    const { flow } = onStage({ loaded, globals })
    const quote = canvas.getByRole('region', { name: 'Price Quote' })
    await step('has a price', async () => {
      flow.prefill({ pickup: 'Geneva Airport', destination: 'Chamonix', pickupDate: '2026-05-14' })
      flow.prefill({ pickupTime: '14:30', vehicleTypeId: 1 })
      await userEvent.click(canvas.getByRole('button', { name: 'Calculate Price' }))
      await within(quote).findByText('€110.96')
    })
    await step('changes the trip: the price is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Swap the two places' }))
      await expect(within(quote).queryByText('€110.96')).toBeNull()
      await expect(canvas.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Chamonix')
    })
    await step('cannot book without one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }))
      await expect(await canvas.findByText('Please calculate price first')).toBeVisible()
    })
  },
}

type Keys = { readonly tab: () => Promise<void> }

/** Presses Tab until the focus is on a control; fails where it never comes there. */
async function tabTo(control: HTMLElement, keys: Keys): Promise<void> {
  for (let presses = 0; presses < 20 && document.activeElement !== control; presses += 1) await keys.tab()
  await expect(control).toHaveFocus()
}
