import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useMoments } from '../use-moments.ts'
import type { AdminRide } from './dispatch-reads.ts'

/** What went wrong with a ride, and what its traveller was told. */
export function RideIncidents({ incidents }: Pick<AdminRide, 'incidents'>) {
  const t = useT()
  const moment = useMoments()
  if (incidents.length === 0) return <p>{t('dispatch.noIncidents')}</p>
  return (
    <ul className="fi-stack">
      {incidents.map(({ id, kind, note, told, recordedAt, recordedBy }) => (
        <li key={id} className="fi-stack">
          <p>
            <strong>{t(`dispatch.incident.${kind}`)}</strong>
            {`, ${[moment(recordedAt), recordedBy].filter(Boolean).join(', ')}`}
          </p>
          <p className="admin-record__words">{note}</p>
          <p className="admin-record__words">
            {told ? t('dispatch.toldSo', { text: told }) : t('dispatch.toldNothing')}
          </p>
        </li>
      ))}
    </ul>
  )
}
