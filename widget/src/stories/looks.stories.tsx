import { expect } from 'storybook/test'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { priced } from './scene/trips.ts'

const meta = {
  ...formStories,
  title: 'Looks',
  args: {
    async scene() {
      const it = await priced({}, { isRoundTrip: true, vehicle: 3 })
      it.flow.setField('meetAndGreet', true)
      it.flow.setField('suitcases', 1)
      await it.flow.calculatePrice()
      return it
    },
    showSpecialRequests: true,
  },
}

export default meta

type Play = NonNullable<FormStory['play']>

/** Nothing is wider than the page or than the room it has. */
const holds: Play = async ({ canvas, canvasElement, ...context }) => {
  const { t } = onStage(context)
  await canvas.findByRole('group', { name: t('details') })
  const page = canvasElement.ownerDocument.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  const spilling = [...canvasElement.querySelectorAll<HTMLElement>('.fi-booking *')].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && mayNotSpill(element),
  )
  await expect(spilling.map((element) => element.className)).toEqual([])
}

const phone = { viewport: { value: 'phone' } }
const desktop = { viewport: { value: 'desktop' } }

export const Narrow: FormStory = { globals: phone, play: holds }

export const NarrowAndDark: FormStory = { globals: { ...phone, theme: 'dark' }, play: holds }

export const Wide: FormStory = { globals: desktop, play: holds }

export const WideAndDark: FormStory = { globals: { ...desktop, theme: 'dark' }, play: holds }

export const NarrowPolish: FormStory = {
  globals: { ...phone, locale: 'pl', currency: 'PLN' },
  async play(context) {
    await holds(context)
    await expect(context.canvas.getByRole('button', { name: 'Rezerwuj' })).toBeVisible()
  },
}

export const NarrowLongGermanWords: FormStory = {
  globals: { ...phone, locale: 'de-x-long', currency: 'CZK' },
  play: holds,
}

export const WideLongGermanWords: FormStory = {
  globals: { ...desktop, locale: 'de-x-long', currency: 'CZK' },
  play: holds,
}

export const InASidebar: FormStory = {
  decorators: [
    (Story) => (
      <div className="story-sidebar">
        <Story />
      </div>
    ),
  ],
  play: holds,
}

export const WithoutAFrame: FormStory = { args: { frame: 'none' }, play: holds }

/** Inputs and selects cut their text off with dots; what is for screen readers only has no size at all. */
function mayNotSpill(element: HTMLElement): boolean {
  const { display } = getComputedStyle(element)
  return (
    display !== 'inline' &&
    !element.closest('.fi-visually-hidden') &&
    !isClipped(element.closest('.fi-booking__booked')) &&
    !element.matches('input, select, textarea, svg *')
  )
}

/** Whether what Book Now books is there for screen readers only, as beside the price. */
function isClipped(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).clipPath !== 'none'
}
