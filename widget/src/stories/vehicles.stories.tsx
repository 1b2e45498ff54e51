import { expect, fn, waitFor } from 'storybook/test'
import { FLEET } from '../booking/flow/testing/samples.ts'
import { FAILURES } from './scene/failures.ts'
import { formStories, onStage } from './scene/story-form.tsx'
import type { FormStory } from './scene/story-form.tsx'
import { never, scene } from './scene/scene.ts'

const meta = { ...formStories, title: 'Filling in/Vehicles' }

export default meta

export const Loading: FormStory = {
  args: { scene: () => scene({ listVehicleTypes: never }) },
  async play({ canvas, canvasElement, ...context }) {
    const { t } = onStage(context)
    const group = canvas.getByRole('group', { name: t('vehicleType') })
    await waitFor(() => expect(group.querySelector('[aria-busy="true"]')).not.toBeNull())
    await expect(canvasElement.querySelectorAll('.fi-rides__placeholder')).toHaveLength(FLEET.length)
  },
}

/** The fleet did not come: the form says so, and the next try brings it. */
export const FailedThenLoaded: FormStory = {
  args: { scene: failsOnce },
  async play({ canvas, userEvent, ...context }) {
    const { t } = onStage(context)
    await expect(await canvas.findByText(t('vehiclesFailed'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('tryAgain') }))
    await expect(await canvas.findByRole('radio', { name: /^Minibus/ })).toBeInTheDocument()
    await expect(canvas.queryByText(t('vehiclesFailed'))).toBeNull()
  },
}

export const Failed: FormStory = {
  args: { scene: () => scene({ listVehicleTypes: () => Promise.reject(FAILURES.serverError()) }) },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await canvas.findByText(t('vehiclesFailed'))
    await expect(canvas.getByRole('button', { name: t('tryAgain') })).toBeVisible()
  },
}

/** A van for luggage seats nobody. */
export const ForCargoOnly: FormStory = {
  args: {
    async scene() {
      const it = scene({
        listVehicleTypes: async () =>
          FLEET.map((each) => (each.id === 4 ? { ...each, maxPassengers: 0 } : each)),
      })
      await it.flow.loadVehicles()
      it.flow.setVehicle(4)
      return it
    },
  },
  async play({ canvas, ...context }) {
    const { t } = onStage(context)
    await expect(canvas.getByRole('combobox', { name: t('passengers') })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: new RegExp(t('cargoOnly')) })).toBeChecked()
  },
}

function failsOnce() {
  const listVehicleTypes = fn(async () => FLEET).mockRejectedValueOnce(FAILURES.serverError())
  return scene({ listVehicleTypes })
}
