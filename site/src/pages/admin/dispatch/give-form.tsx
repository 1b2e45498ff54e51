import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { rideCarriersQuery, type AdminRide } from './dispatch-reads.ts'
import { NoteField } from './note-field.tsx'
import { PhoneLine } from './phone-line.tsx'
import { StaleRide } from './stale-ride.tsx'

/** Gives a ride that nobody has to a carrier that can drive it. */
export function GiveForm({ ride: { id, tag } }: { ride: AdminRide }) {
  const t = useT()
  const client = useClient()
  const query = useQuery(rideCarriersQuery(client, id))
  const [carrierId, setCarrierId] = useState('')
  const [note, setNote] = useState('')
  const give = useAdminChange({
    change: () =>
      client.giveRide({
        path: { rideId: id },
        ifMatch: tag,
        body: { carrierId, note: note.trim() || null },
      }),
    done: { title: t('dispatch.given') },
    failed: { title: t('dispatch.failed'), description: t('admin.failedText') },
  })
  if (!query.data) return <ListMissing query={query} />
  const { carriers } = query.data
  if (carriers.length === 0) return <p>{t('dispatch.nobody')}</p>
  const phone = carriers.find((carrier) => carrier.carrierId === carrierId)?.phone

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (carrierId && !give.isPending) give.mutate(undefined)
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{t('dispatch.giveText')}</p>
      <StaleRide error={give.error} />
      <Field label={t('dispatch.carrier')}>
        <Select value={carrierId} onChange={({ target }) => setCarrierId(target.value)}>
          <option value="">{t('dispatch.choose')}</option>
          {carriers.map((carrier) => (
            <option key={carrier.carrierId} value={carrier.carrierId}>
              {t('dispatch.option', { name: carrier.carrierName, score: Math.round(carrier.score) })}
            </option>
          ))}
        </Select>
      </Field>
      <PhoneLine phone={phone} />
      <NoteField value={note} onChange={setNote} />
      <div>
        <Button
          type="submit"
          resting={carrierId === ''}
          loading={give.isPending}
          loadingLabel={t('admin.updating')}
        >
          {t('dispatch.giveNow')}
        </Button>
      </div>
    </form>
  )
}
