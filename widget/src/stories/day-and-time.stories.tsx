import { expect, waitFor } from 'storybook/test'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { scene } from './scene/scene.ts'
import { filledIn } from './scene/trips.ts'

/** Days and times, typed or chosen in a grid; on a phone in a sheet. */
const meta = { ...formStories, title: 'Filling in/Day and time', args: { scene }, globals: { locale: 'en' } }

export default meta

type Play = NonNullable<FormStory['play']>
type Canvas = Parameters<Play>[0]['canvas']
type User = Parameters<Play>[0]['userEvent']

/** The field once it is ours: the first touch of the form loads it. */
async function fieldOf(canvas: Canvas, userEvent: User, name: string): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Pickup location' }))
  return canvas.findByRole('combobox', { name })
}

export const Days: FormStory = {
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    const day = await fieldOf(canvas, userEvent, t('pickupDate'))
    await userEvent.click(day)
    const grid = canvas.getByRole('grid', { name: t('day') })
    await expect(grid).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const cell = canvas.getByRole('gridcell', { name: 'Tuesday 19 May' })
    await expect(day).toHaveAttribute('aria-activedescendant', cell.id)
  },
}

export const DayChosen: FormStory = {
  args: { scene: () => filledIn() },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    const day = await fieldOf(canvas, userEvent, t('pickupDate'))
    await expect(day).toHaveValue('Thu 14 May')
    await userEvent.click(day)
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveAccessibleName('Thursday 14 May')
  },
}

/** Two hours before pickup at the latest: the first quarters of today are past. */
export const TimesToday: FormStory = {
  args: {
    async scene() {
      const it = await filledIn()
      it.flow.setField('pickupDate', '2026-05-12')
      it.flow.setField('pickupTime', '')
      return it
    },
  },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    await userEvent.click(await fieldOf(canvas, userEvent, t('pickupTime')))
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveAccessibleName('12:00')
    await userEvent.keyboard('{ArrowDown}')
  },
}

/** What could not be read stays as it was typed. */
export const NotRead: FormStory = {
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    const day = await fieldOf(canvas, userEvent, t('pickupDate'))
    await userEvent.type(day, 'someday')
    await userEvent.tab()
    await expect(day).toHaveValue('someday')
    await expect(day).toHaveAccessibleDescription(expect.stringContaining(t('dateInvalid')))
  },
}

/** Choosing in a narrow form, by mouse. */
export const InASidebar: FormStory = {
  decorators: [
    (Story) => (
      <div className="story-sidebar">
        <Story />
      </div>
    ),
  ],
  play: Days.play!,
}

/** A finger on a phone: the grid takes the lower part of the screen. */
const onAPhone = {
  globals: { locale: 'en', viewport: { value: 'phone' } },
  beforeEach() {
    const real = window.matchMedia
    window.matchMedia = (query) => real.call(window, query.includes('coarse') ? 'all' : query)
    return () => {
      window.matchMedia = real
    }
  },
} satisfies Partial<FormStory>

export const DaySheet: FormStory = {
  ...onAPhone,
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    await userEvent.click(await fieldOf(canvas, userEvent, t('pickupDate')))
    await expect(canvas.getByRole('dialog', { name: t('pickupDate') })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Tuesday 12 May' })).toHaveFocus())
  },
}

export const TimeSheet: FormStory = {
  ...onAPhone,
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    await userEvent.click(await fieldOf(canvas, userEvent, t('pickupDate')))
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Thursday 14 May' }))
    await expect(await canvas.findByRole('dialog', { name: t('pickupTime') })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '12:00' })).toHaveFocus())
  },
}
