import type { CallInput } from '@fiacre/sdk'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import type { AdminRide } from './dispatch-reads.ts'
import { NoteField } from './note-field.tsx'
import { StaleRide } from './stale-ride.tsx'

type Reason = CallInput<'takeRideBack'>['body']['reason']

const REASONS = [
  'NO_AVAILABILITY',
  'CANT_FULFILL_REQUEST',
  'RATE_ERROR',
  'ROAD_CLOSURE',
  'INCOMPLETE_DETAILS',
  'OTHER',
] as const satisfies readonly Reason[]

/** Takes a ride from a carrier that says on the phone that it does not drive, once that was confirmed. */
export function TakeBackForm({ ride: { id, tag, carrierName } }: { ride: AdminRide }) {
  const t = useT()
  const client = useClient()
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState<Reason>('NO_AVAILABILITY')
  const [note, setNote] = useState('')
  const take = useAdminChange({
    change: () =>
      client.takeRideBack({
        path: { rideId: id },
        ifMatch: tag,
        body: { reason, note: note.trim() || null },
      }),
    done: { title: t('dispatch.taken') },
    failed: { title: t('dispatch.takeFailed'), description: t('admin.failedText') },
  })
  if (!isAsked)
    return (
      <div className="fi-stack">
        <p>{t('dispatch.takeText', { name: carrierName ?? '' })}</p>
        <div>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {t('dispatch.take')}
          </Button>
        </div>
      </div>
    )

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!take.isPending) take.mutate(undefined)
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{t('dispatch.takeCost')}</p>
      <StaleRide error={take.error} />
      <Field label={t('dispatch.takeReason')}>
        <Select
          value={reason}
          onChange={({ target }) => setReason(REASONS.find((known) => known === target.value) ?? 'OTHER')}
        >
          {REASONS.map((known) => (
            <option key={known} value={known}>
              {t(`dispatch.reason.${known}`)}
            </option>
          ))}
        </Select>
      </Field>
      <NoteField value={note} onChange={setNote} />
      <div className="fi-cluster">
        <Button type="submit" loading={take.isPending} loadingLabel={t('admin.updating')}>
          {t('dispatch.takeNow')}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(false)}>
          {t('dispatch.takeNot')}
        </Button>
      </div>
    </form>
  )
}
