import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useMoments } from '../use-moments.ts'
import type { TimelineEntry } from './record-reads.ts'

type WhenReportedProps = { at: string; report: NonNullable<TimelineEntry['report']> }

/** When a driver's report happened by the phone's clock and when it came, how far away that was, and what becomes of it. */
export function WhenReported({ at, report }: WhenReportedProps) {
  const t = useT()
  const moment = useMoments()
  const { leg, receivedAt, outcome, metersAway, lacks } = report
  const facts = [
    t('record.report.came', { when: moment(receivedAt) }),
    t(`record.report.${leg}`),
    metersAway === null ? t('record.report.nowhere') : t('record.report.away', { meters: metersAway }),
    t(`record.report.${outcome}`),
  ]
  return (
    <>
      <p className="fi-small fi-muted">
        <time dateTime={at}>{moment(at)}</time> {t('record.report.byPhone')} · {facts.join(' · ')}
      </p>
      {lacks.length > 0 && (
        <p className="admin-trail__why">
          {t('record.report.lacks')} {lacks.map((lack) => t(`record.report.lack.${lack}`)).join(', ')}
        </p>
      )}
    </>
  )
}
