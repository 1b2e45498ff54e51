import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { rideCrewQuery, type AdminRide } from './dispatch-reads.ts'
import { NoteField } from './note-field.tsx'
import { PhoneLine } from './phone-line.tsx'
import { StaleRide } from './stale-ride.tsx'

/** Names driver and vehicle of a ride for the carrier that has it. */
export function CrewForm({ ride: { id, tag } }: { ride: AdminRide }) {
  const t = useT()
  const client = useClient()
  const query = useQuery(rideCrewQuery(client, id))
  const [driverId, setDriverId] = useState('')
  const [vehicleId, setVehicleId] = useState('')
  const [note, setNote] = useState('')
  const name = useAdminChange({
    change: () =>
      client.nameRideCrew({
        path: { rideId: id },
        ifMatch: tag,
        body: { driverId, vehicleId, note: note.trim() || null },
      }),
    done: { title: t('dispatch.crewNamed') },
    failed: { title: t('dispatch.crewFailed'), description: t('admin.failedText') },
  })
  if (!query.data) return <ListMissing query={query} />
  const { drivers, vehicles } = query.data
  if (drivers.length === 0 || vehicles.length === 0) return <p>{t('dispatch.noCrew')}</p>
  const phone = drivers.find((driver) => driver.driverId === driverId)?.phone
  const isWhole = driverId !== '' && vehicleId !== ''

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isWhole && !name.isPending) name.mutate(undefined)
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{t('dispatch.crewText')}</p>
      <StaleRide error={name.error} />
      <Field label={t('dispatch.driver')}>
        <Select value={driverId} onChange={({ target }) => setDriverId(target.value)}>
          <option value="">{t('dispatch.chooseDriver')}</option>
          {drivers.map((driver) => (
            <option key={driver.driverId} value={driver.driverId}>
              {driver.name}
            </option>
          ))}
        </Select>
      </Field>
      <PhoneLine phone={phone} />
      <Field label={t('dispatch.vehicle')}>
        <Select value={vehicleId} onChange={({ target }) => setVehicleId(target.value)}>
          <option value="">{t('dispatch.chooseVehicle')}</option>
          {vehicles.map((vehicle) => (
            <option key={vehicle.vehicleId} value={vehicle.vehicleId}>
              {vehicle.plate}, {vehicle.name}
            </option>
          ))}
        </Select>
      </Field>
      <NoteField value={note} onChange={setNote} />
      <div>
        <Button type="submit" resting={!isWhole} loading={name.isPending} loadingLabel={t('admin.updating')}>
          {t('dispatch.nameCrew')}
        </Button>
      </div>
    </form>
  )
}
