import type { FlowClient } from '../booking/flow/ports.ts'
import { expect, waitFor, within } from 'storybook/test'
import { FAILURES } from './scene/failures.ts'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { placesNamed } from './scene/places.ts'
import { fails, never, scene } from './scene/scene.ts'

const meta = { ...formStories, title: 'Filling in/Places' }

export default meta

type Play = NonNullable<FormStory['play']>

/** Types a place, and waits for what the list says. */
function types(text: string, see: (context: Parameters<Play>[0]) => Promise<void>): Pick<FormStory, 'play'> {
  return {
    async play(context) {
      const { t } = onStage(context)
      await context.userEvent.type(context.canvas.getByLabelText(t('pickupLocation')), text)
      await see(context)
    },
  }
}

/** The service's answer to every text. */
const searching = (searchPlaces: FlowClient['searchPlaces']) => ({ scene: () => scene({ searchPlaces }) })

export const SuggestionsOpen: FormStory = {
  args: { scene },
  ...types('gene', async ({ canvas, userEvent, ...context }) => {
    const { t } = onStage(context)
    const field = canvas.getByRole('combobox', { name: t('pickupLocation') })
    const list = await canvas.findByRole('listbox', { name: t('placeSuggestions') })
    await expect(within(list).getAllByRole('option')).toHaveLength(3)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).toHaveAttribute('aria-controls', list.id)
    await expect(canvas.getByText(t('placesFound', { count: 3 }))).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  }),
}

export const SuggestionsOfALongName: FormStory = {
  args: { scene },
  ...types('llan', async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^Llanfairpwll/ })).toBeVisible()
  }),
}

/** From a source that wants to be named. */
export const SuggestionsFromElsewhere: FormStory = {
  args: {
    scene: () =>
      scene({
        placeFinder: {
          prepare: () => {},
          find: async ({ text }) => ({ places: placesNamed(text), credit: 'Example Maps' }),
        },
      }),
  },
  ...types('gen', async ({ canvas, ...context }) => {
    const { t } = onStage(context)
    await expect(await canvas.findByText(t('placesCredit', { source: 'Example Maps' }))).toBeVisible()
    await expect(canvas.getByRole('option', { name: /^Geneva Airport/ })).toBeVisible()
  }),
}

export const SuggestionsLoading: FormStory = {
  args: searching(never),
  ...types('gen', async ({ canvas, ...context }) => {
    const { t } = onStage(context)
    const [, shown] = await canvas.findAllByText(t('placesSearching'))
    await expect(shown).toBeVisible()
  }),
}

export const NoPlaceFound: FormStory = {
  args: searching(async () => ({ places: [] })),
  ...types('Nowhere', async ({ canvas, ...context }) => {
    const { t } = onStage(context)
    const [, shown] = await canvas.findAllByText(t('placesNone', { query: 'Nowhere' }))
    await expect(shown).toBeVisible()
  }),
}

export const SearchFailed: FormStory = {
  args: searching(fails(FAILURES.unavailable)),
  ...types('gen', async ({ canvas, ...context }) => {
    const { t } = onStage(context)
    const [, shown] = await canvas.findAllByText(t('placesFailed'))
    await expect(shown).toBeVisible()
    await expect(canvas.getByLabelText(t('pickupLocation'))).toHaveValue('gen')
  }),
}

export const RestrictedPlace: FormStory = {
  args: { scene },
  ...types('Moscow, Russia', async ({ canvas, userEvent, ...context }) => {
    const { t, checkout } = onStage(context)
    await expect(await canvas.findByText(t('locationNotAvailable'), {}, { timeout: 3000 })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(t('pickupLocation'))).toHaveValue(''))
    await userEvent.click(canvas.getByRole('button', { name: t('viewDestinations') }))
    await expect(checkout.viewDestinations).toHaveBeenCalledOnce()
  }),
}
