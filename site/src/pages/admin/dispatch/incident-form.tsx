import type { CallInput } from '@fiacre/sdk'
import {
  LANGUAGES,
  RIDE_INCIDENT_REQUEST_NOTE_MAX_LENGTH,
  RIDE_INCIDENT_REQUEST_TOLD_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useAttemptKey } from '../../../base/forms/use-attempt-key.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import type { AdminRide } from './dispatch-reads.ts'

type Incident = CallInput<'recordRideIncident'>['body']

const KINDS = [
  'late-driver',
  'driver-no-show',
  'breakdown',
  'accident',
  'wrong-vehicle',
  'conduct',
  'lost-property',
  'other',
] as const satisfies readonly Incident['kind'][]

/** Records what went wrong, and mails the traveller what there is to tell. */
export function IncidentForm({ ride: { id, travellerLanguage } }: { ride: AdminRide }) {
  const t = useT()
  const client = useClient()
  const attempts = useAttemptKey()
  const [kind, setKind] = useState<Incident['kind']>('late-driver')
  const [note, setNote] = useState('')
  const [told, setTold] = useState('')
  const change = useAdminChange({
    change: async (body: Incident) => {
      try {
        const path = { rideId: id }
        const ride = await client.recordRideIncident({ path, body, idempotencyKey: attempts.keyFor(body) })
        attempts.answered()
        return ride
      } catch (error) {
        attempts.failed(error)
        throw error
      }
    },
    done: { title: t('dispatch.recorded') },
    failed: { title: t('dispatch.recordFailed'), description: t('admin.failedText') },
    onDone: () => {
      setNote('')
      setTold('')
    },
  })
  const isWhole = note.trim() !== ''
  const language = LANGUAGES.find(({ code }) => code === travellerLanguage)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isWhole && !change.isPending) change.mutate({ kind, note: note.trim(), told: told.trim() || null })
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <Field label={t('dispatch.incidentKind')}>
        <Select
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((known) => known === target.value) ?? 'other')}
        >
          {KINDS.map((known) => (
            <option key={known} value={known}>
              {t(`dispatch.incident.${known}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('dispatch.incidentNote')} hint={t('dispatch.incidentNoteHint')}>
        <TextArea
          rows={2}
          maxLength={RIDE_INCIDENT_REQUEST_NOTE_MAX_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {language && (
        <Field
          label={t('dispatch.incidentTold')}
          optionalLabel={t('optional')}
          hint={t('dispatch.incidentToldHint', { language: language.name })}
        >
          <TextArea
            rows={3}
            lang={language.code}
            maxLength={RIDE_INCIDENT_REQUEST_TOLD_MAX_LENGTH}
            value={told}
            onChange={({ target }) => setTold(target.value)}
          />
        </Field>
      )}
      <div>
        <Button
          type="submit"
          variant="secondary"
          resting={!isWhole}
          loading={change.isPending}
          loadingLabel={t('admin.updating')}
        >
          {t(told.trim() === '' ? 'dispatch.record' : 'dispatch.recordAndTell')}
        </Button>
      </div>
    </form>
  )
}
