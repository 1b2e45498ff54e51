import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Tone } from '../../../ui/badge/status-tone.ts'
import { adminPath } from '../admin-address.ts'
import { useFactWords } from '../audit/use-fact-words.ts'
import { WhenReported } from './when-reported.tsx'
import { useMoments } from '../use-moments.ts'
import type { TimelineEntry } from './record-reads.ts'

const TONES: Record<NonNullable<TimelineEntry['outcome']>, Tone> = {
  delivered: 'positive',
  'under-way': 'neutral',
  'given-up': 'danger',
  held: 'warning',
  dropped: 'danger',
  repeated: 'neutral',
}

/** Everything that happened, the newest first: what, when, by whom, from where, and why. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useT()
  if (entries.length === 0) return <p className="fi-muted">{t('record.nothingHappened')}</p>
  return (
    <ol className="admin-trail admin-timeline">
      {entries.map((entry, index) => (
        <li key={index} className={`admin-timeline__${entry.source}`}>
          <What entry={entry} />
          {entry.report ? <WhenReported at={entry.at} report={entry.report} /> : <Who entry={entry} />}
          {entry.words && entry.source !== 'message' && <p className="admin-trail__why">{entry.words}</p>}
          {entry.isErased && <p className="fi-small fi-muted">{t('admin.reasonErased')}</p>}
        </li>
      ))}
    </ol>
  )
}

function What({ entry }: { entry: TimelineEntry }) {
  const t = useT()
  const { money } = useBookingWords()
  const facts = useFactWords()
  const { source, code, outcome, messageId, words, amountCents, toStatus } = entry
  if (source === 'note') return <p>{t('record.note')}</p>
  if (source === 'ride') return <p>{t(`record.ride.${code}`)}</p>
  if (source === 'driver') return <p>{t(`record.driver.${code}`)}</p>
  if (source === 'mail') {
    return (
      <p className="admin-timeline__mail">
        {t(`record.mail.${code}`)}
        {outcome && <Badge tone={TONES[outcome]}>{t(`record.outcome.${outcome}`)}</Badge>}
      </p>
    )
  }
  if (source === 'message') {
    return (
      <p>
        {t('record.wrote')}{' '}
        <Link className="admin-link" href={adminPath({ tab: 'messages', open: String(messageId) })}>
          {words}
        </Link>
      </p>
    )
  }
  if (source === 'audit')
    return <p>{[t(`admin.did.${code}`), facts(code, entry)].filter(Boolean).join(' · ')}</p>
  return (
    <p>
      {t(`admin.event.${code}`, { status: toStatus ? t(`bookings.status.${toStatus}`) : '' })}
      {amountCents ? ` · ${money(amountCents)}` : ''}
    </p>
  )
}

function Who({ entry }: { entry: TimelineEntry }) {
  const t = useT()
  const moment = useMoments()
  const { at, source, actor, byEmail, byKey, network, toEmail, after } = entry
  const who =
    source === 'mail'
      ? mailedTo(toEmail)
      : (byKey ?? byEmail ?? (actor ? t(`admin.actor.${actor}`) : undefined))
  const cause = source === 'event' ? after?.['cause'] : undefined
  return (
    <p className="fi-small fi-muted">
      <time dateTime={at}>{moment(at)}</time>
      {who && ` · ${who}`}
      {network && ` · ${network}`}
      {cause && ` · ${t(`admin.because.${String(cause)}`)}`}
    </p>
  )

  function mailedTo(email: string | null): string {
    return email === null ? t('record.toEarlierAddress') : t('record.to', { email })
  }
}
