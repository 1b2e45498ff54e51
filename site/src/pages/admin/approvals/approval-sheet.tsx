import type { CallResult } from '@fiacre/sdk'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { bookingPath } from '../admin-address.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useMoments } from '../use-moments.ts'
import { ApprovalForm } from './approval-form.tsx'

type Approval = CallResult<'listApprovals'>['approvals'][number]

type ApprovalSheetProps = {
  id: string
  approvals: readonly Approval[] | undefined
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** What somebody wants, over the list. */
export function ApprovalSheet({ id, approvals, query }: ApprovalSheetProps) {
  const t = useT()
  const approval = approvals?.find((each) => each.id === id)
  const ids = (approvals ?? []).map((each) => each.id)
  return (
    <RecordSheet id={id} ids={ids} title={t('approval.title', { number: approval?.bookingNumber ?? '' })}>
      {approval ? <Wanted key={id} approval={approval} /> : <RecordMissing query={query} />}
    </RecordSheet>
  )
}

function Wanted({ approval }: { approval: Approval }) {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  const {
    order,
    bookingId,
    bookingNumber,
    requestedBy,
    requestedAt,
    expiresAt,
    status,
    decidedBy,
    decidedAt,
    note,
  } = approval
  return (
    <>
      <DescriptionList
        items={[
          {
            term: t('bookings.number'),
            details: (
              <Link className="admin-link" href={bookingPath(bookingId)}>
                {bookingNumber}
              </Link>
            ),
          },
          {
            term: t('approval.what'),
            details: t(order.cancel ? `approval.cause.${order.cancel.cause}` : 'approval.give'),
          },
          { term: t('approval.toBalance'), details: money(order.toBalanceCents) },
          { term: t('approval.toCard'), details: money(order.toCardCents) },
          { term: t('approval.reason'), details: order.reason ?? '–' },
          { term: t('approval.by'), details: `${requestedBy ?? t('admin.erased')}, ${moment(requestedAt)}` },
          { term: t('approval.until'), details: moment(expiresAt) },
          { term: t('admin.stands'), details: t(`approval.status.${status}`) },
          ...(decidedAt === null
            ? []
            : [
                {
                  term: t('approval.decided'),
                  details: [decidedBy, moment(decidedAt)].filter(Boolean).join(', '),
                },
              ]),
          ...(note === null ? [] : [{ term: t('admin.note'), details: note }]),
        ]}
      />
      {status === 'open' && (
        <RecordPart title={t('admin.decide')}>
          <ApprovalForm approval={approval} />
        </RecordPart>
      )}
    </>
  )
}
