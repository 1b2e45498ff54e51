import { vehicleModels } from '@fiacre/sdk/rules'
import { useBooking } from '../flow-context.ts'

/** A car that a class is driven with, in the place of a word on the class; that word where the class is not one of ours. */
export function ClassModels({ vehicle, otherwise }: { vehicle: string; otherwise: string | undefined }) {
  const { text } = useBooking()
  const [model] = vehicleModels(vehicle)
  return model === undefined ? otherwise : text.t('orSimilar', { model })
}
