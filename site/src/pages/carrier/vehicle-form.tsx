import type { CallInput } from '@fiacre/sdk'
import {
  VEHICLE_CLASSES,
  VEHICLE_DETAILS_COLOUR_MAX_LENGTH,
  VEHICLE_DETAILS_MAKE_MAX_LENGTH,
  VEHICLE_DETAILS_MODEL_MAX_LENGTH,
  VEHICLE_DETAILS_PLATE_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import type { SubmitEvent } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { CountrySelect } from './country-select.tsx'
import { FormActions } from './form-actions.tsx'
import { numberOf, textOf } from './form-text.ts'
import { useCarrierChange } from './use-carrier-change.ts'

type Vehicle = CallInput<'addVehicle'>['body']

const TEXTS = [
  ['plate', VEHICLE_DETAILS_PLATE_MAX_LENGTH],
  ['make', VEHICLE_DETAILS_MAKE_MAX_LENGTH],
  ['model', VEHICLE_DETAILS_MODEL_MAX_LENGTH],
  ['colour', VEHICLE_DETAILS_COLOUR_MAX_LENGTH],
] as const

const NUMBERS = ['year', 'seats', 'suitcases', 'infant', 'child', 'booster'] as const

/** One more vehicle. */
export function VehicleForm({ onDone }: { onDone: () => void }) {
  const t = useT()
  const client = useClient()
  const { send, isSending, wrong } = useCarrierChange((body: Vehicle) => client.addVehicle({ body }), {
    done: t('carrier.added'),
    onDone,
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => textOf(form, name)
    const number = (name: string) => numberOf(form, name)
    if (isSending) return
    send({
      vehicleTypeId: number('vehicleTypeId'),
      make: text('make'),
      model: text('model'),
      year: number('year'),
      colour: text('colour'),
      plate: text('plate'),
      countryCode: text('countryCode'),
      seats: number('seats'),
      suitcases: number('suitcases'),
      childSeats: { infant: number('infant'), child: number('child'), booster: number('booster') },
    })
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <div className="carrier-fields">
        <Field label={t('carrier.vehicle.class')}>
          <Select name="vehicleTypeId">
            {VEHICLE_CLASSES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <CountrySelect name="countryCode" label={t('carrier.vehicle.country')} />
        {TEXTS.map(([name, most]) => (
          <Field
            key={name}
            label={t(`carrier.vehicle.${name}`)}
            error={wrong.has(name) && t('carrier.wrong', { field: t(`carrier.vehicle.${name}`) })}
          >
            <TextInput name={name} autoComplete="off" maxLength={most} />
          </Field>
        ))}
        {NUMBERS.map((name) => (
          <Field
            key={name}
            label={t(`carrier.vehicle.${name}`)}
            error={wrong.has(name) && t(name === 'year' ? 'carrier.tooOld' : 'carrier.wrongNumber')}
          >
            <TextInput name={name} type="number" inputMode="numeric" min={0} />
          </Field>
        ))}
      </div>
      <FormActions label={t('carrier.addVehicle')} isSending={isSending} onCancel={onDone} />
    </form>
  )
}
