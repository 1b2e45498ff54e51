import type { CallInput } from '@fiacre/sdk'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import type { Carrier } from '../carrier-reads.ts'
import type { CarrierRide } from './ride-reads.ts'
import { useRideChange } from './use-ride-change.ts'

/** Who drives, and in what: those in use, vehicles of the class that was booked. */
export function CrewForm({ ride, carrier }: { ride: CarrierRide; carrier: Carrier }) {
  const t = useT()
  const client = useClient()
  const drivers = carrier.drivers.filter(({ isActive }) => isActive)
  const vehicles = carrier.vehicles.filter(
    ({ isActive, vehicleTypeId }) => isActive && vehicleTypeId === ride.vehicleTypeId,
  )
  const [driverId, setDriverId] = useState(ride.driverId ?? drivers[0]?.id ?? '')
  const [vehicleId, setVehicleId] = useState(ride.vehicleId ?? vehicles[0]?.id ?? '')
  const { send, isSending } = useRideChange(
    (body: CallInput<'assignRide'>['body']) =>
      client.assignRide({ path: { rideId: ride.id }, ifMatch: ride.tag, body }),
    { done: t('carrier.rides.assigned') },
  )
  const isWhole = driverId !== '' && vehicleId !== ''
  const isNew = driverId !== ride.driverId || vehicleId !== ride.vehicleId

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isWhole && isNew && !isSending) send({ driverId, vehicleId })
  }

  return (
    <form className="carrier-ride__crew" onSubmit={submit} noValidate>
      <Field label={t('carrier.rides.driver')}>
        <Select value={driverId} onChange={({ target }) => setDriverId(target.value)}>
          {drivers.map(({ id, firstName, lastName }) => (
            <option key={id} value={id}>
              {firstName} {lastName}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('carrier.rides.vehicle')}>
        <Select value={vehicleId} onChange={({ target }) => setVehicleId(target.value)}>
          {vehicles.map(({ id, plate, make, model }) => (
            <option key={id} value={id}>
              {plate} {make} {model}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        type="submit"
        variant={ride.driverId ? 'secondary' : 'primary'}
        resting={!isWhole || !isNew}
        loading={isSending}
        loadingLabel={t('carrier.saving')}
      >
        {t(ride.driverId ? 'carrier.rides.reassign' : 'carrier.rides.assign')}
      </Button>
    </form>
  )
}
