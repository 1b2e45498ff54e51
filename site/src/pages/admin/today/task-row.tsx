import { ACCOUNT_WATCH } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Tone } from '../../../ui/badge/status-tone.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { adminPath, bookingPath, userPath } from '../admin-address.ts'
import type { Task } from '../admin-reads.ts'
import { useMailWords } from '../mails/use-mail-words.ts'
import { useMoments } from '../use-moments.ts'
import { MailActions } from './mail-actions.tsx'
import { ReportAction } from './report-action.tsx'
import { useDisputeWords } from '../use-dispute-words.ts'
import { useMay } from '../use-may.ts'
import { WordsAction } from './words-action.tsx'
import { timeLeft } from './time-left.ts'

const TONES: Record<Task['kind'], Tone> = {
  pickup: 'danger',
  ride: 'danger',
  'driver-report': 'warning',
  rating: 'warning',
  chargeback: 'danger',
  approval: 'warning',
  'card-refund': 'danger',
  'payment-review': 'warning',
  transfer: 'neutral',
  message: 'accent',
  mail: 'danger',
  'no-show': 'warning',
  account: 'warning',
  'address-change': 'danger',
  screening: 'danger',
  carrier: 'accent',
  partner: 'accent',
  'carrier-paper': 'accent',
  'paper-expiry': 'warning',
  'statement-objection': 'warning',
  'invoice-overdue': 'warning',
  agreement: 'warning',
}

/** By what accounts are looked into. */
const WATCHED = {
  days: ACCOUNT_WATCH.days,
  payments: ACCOUNT_WATCH.declinedPayments,
  bookings: ACCOUNT_WATCH.unpaidBookings,
  signIns: ACCOUNT_WATCH.blockedSignIns,
}

/** One thing that waits. */
export function TaskRow({ task, now }: { task: Task; now: Date }) {
  const t = useT()
  const moment = useMoments()
  const why = useWhy()
  const mailWords = useMailWords()
  const mayDo = useMay()
  const path = PATHS[task.kind](task)
  const left = task.until ? timeLeft(task.until, now) : undefined
  return (
    <li className="admin-task">
      <div className="admin-task__what">
        <Badge tone={TONES[task.kind]}>{t(`admin.kind.${task.kind}`)}</Badge>
        <p className="admin-task__subject">
          {task.kind === 'mail' ? mailWords(task.subject) : task.subject || t('admin.settings')}
        </p>
        {task.about && <p className="fi-small fi-muted">{task.about}</p>}
        <p className="fi-small">{why(task)}</p>
      </div>
      <div className="admin-task__when fi-small fi-muted">
        {left && task.until && (
          <p className="admin-task__left">
            {t(left.id, { count: left.count })} · <time dateTime={task.until}>{moment(task.until)}</time>
          </p>
        )}
        <p>
          {t('admin.since')} <time dateTime={task.since}>{moment(task.since)}</time>
        </p>
      </div>
      <div className="admin-task__both">
        {task.kind === 'mail' && mayDo('support', 'operations') && <MailActions id={task.id} />}
        {task.kind === 'driver-report' && mayDo('operations') && <ReportAction kind="report" id={task.id} />}
        {task.kind === 'rating' && mayDo('support', 'operations') && <RatingAction task={task} />}
        {path && (
          <Link href={path} asChild>
            <ButtonLink size="sm" variant="secondary">
              {t(`admin.act.${task.kind}`)}
            </ButtonLink>
          </Link>
        )}
      </div>
    </li>
  )
}

/** What there is to do with a rating: words are read first, then a low one is looked into. */
function RatingAction({ task: { id, detail } }: { task: Task }) {
  const part = detail[1]
  return (
    <div className="admin-task__both">
      {part === 'words' || part === 'reply' ? (
        <WordsAction id={id} part={part} />
      ) : (
        <ReportAction kind="rating" id={id} />
      )}
    </div>
  )
}

const ofBooking = ({ bookingId }: Task) => (bookingId === null ? undefined : bookingPath(bookingId))

/** Where it is seen to; of a mail that was given up one decides at once. */
const PATHS: Record<Task['kind'], (task: Task) => string | undefined> = {
  approval: ({ id }) => adminPath({ tab: 'approvals', open: id }),
  carrier: ({ id }) => adminPath({ tab: 'carriers', open: id }),
  screening: ({ id }) => adminPath({ tab: 'carriers', open: id }),
  'paper-expiry': ({ id }) => adminPath({ tab: 'carriers', open: id }),
  'statement-objection': ({ id }) => adminPath({ tab: 'payouts', open: id }),
  'invoice-overdue': ({ id }) => adminPath({ tab: 'payouts', state: 'invoices', open: id }),
  partner: ({ id }) => adminPath({ tab: 'partners', open: id }),
  agreement: ({ id, detail }) =>
    adminPath({ tab: detail[0] === 'carrier' ? 'carriers' : 'partners', open: id }),
  'carrier-paper': () => adminPath({ tab: 'carriers', state: 'papers' }),
  'payment-review': ({ id }) => adminPath({ tab: 'payments', open: id }),
  message: ({ id }) => adminPath({ tab: 'messages', open: id }),
  account: ({ id }) => userPath(id),
  'address-change': ({ id }) => userPath(id),
  mail: ofBooking,
  pickup: ofBooking,
  'driver-report': ofBooking,
  rating: ofBooking,
  ride: ({ id }) => adminPath({ tab: 'dispatch', open: id }),
  transfer: ofBooking,
  'no-show': ofBooking,
  'card-refund': ofBooking,
  chargeback: ofBooking,
}

const RATING_WHY: Readonly<Record<string, 'admin.why.rating.words' | 'admin.why.rating.reply'>> = {
  words: 'admin.why.rating.words',
  reply: 'admin.why.rating.reply',
}

/** Why something waits, in words. */
function useWhy() {
  const t = useT()
  const disputed = useDisputeWords()
  const { money } = useBookingWords()
  return ({ kind, detail }: Task): string => {
    if (kind === 'mail') return detail.join(' ')
    if (kind === 'invoice-overdue')
      return t('admin.why.invoice-overdue', { amount: money(Number(detail[0])) })
    if (kind === 'transfer') return t('admin.why.transfer', { amount: money(Number(detail[0])) })
    if (kind === 'chargeback')
      return t('admin.why.chargeback', {
        amount: money(Number(detail[0])),
        reason: detail[1] ? disputed(detail[1]) : '–',
      })
    if (kind === 'approval')
      return t(`admin.why.approval.${detail[0]}`, { amount: money(Number(detail[1] ?? 0)) })
    if (kind === 'card-refund')
      return t('admin.why.cardRefund', { amount: money(Number(detail[0])), failure: detail[1] ?? '–' })
    if (kind === 'carrier' || kind === 'partner') return t('admin.why.carrier', { country: detail[1] ?? '' })
    if (kind === 'screening')
      return t('admin.why.screening', { score: detail[0] ?? '', name: detail[1] ?? '' })
    if (kind === 'carrier-paper' || kind === 'paper-expiry')
      return t(`admin.why.${kind}`, { paper: t(`admin.paper.${detail[0]}`), country: detail[1] ?? '' })
    if (kind === 'driver-report') return t(`admin.report.${detail[0]}`)
    if (kind === 'rating')
      return [
        t(RATING_WHY[detail[1] ?? ''] ?? 'admin.why.rating', { stars: Number(detail[0]) }),
        detail[2] && `“${detail[2]}”`,
      ]
        .filter(Boolean)
        .join(' ')
    if (kind === 'statement-objection')
      return t('admin.why.statement-objection', { count: Number(detail[0]), words: detail[1] ?? '' })
    if (kind === 'agreement') return t('admin.why.agreement', { business: detail[0] ?? '' })
    if (kind === 'message') return t(`admin.category.${detail[0]}`)
    return detail.map((code) => t(`admin.why.${code}`, WATCHED)).join(' ')
  }
}
