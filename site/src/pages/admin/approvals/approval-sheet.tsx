import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { bookingPath } from '../admin-address.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useMoments } from '../use-moments.ts'
import { ApprovalEffects } from './approval-effects.tsx'
import { ApprovalForm } from './approval-form.tsx'
import type { Approval } from './approvals-reads.ts'
import { useWantedWords } from './use-wanted-words.ts'

type ApprovalSheetProps = {
  id: string
  approvals: readonly Approval[] | undefined
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** What somebody wants, over the list. */
export function ApprovalSheet({ id, approvals, query }: ApprovalSheetProps) {
  const t = useT()
  const { subject } = useWantedWords()
  const approval = approvals?.find((each) => each.id === id)
  const ids = (approvals ?? []).map((each) => each.id)
  const title = t('approval.title', { number: approval ? subject(approval) : '' })
  return (
    <RecordSheet id={id} ids={ids} title={title}>
      {approval ? <Wanted key={id} approval={approval} /> : <RecordMissing query={query} />}
    </RecordSheet>
  )
}

function Wanted({ approval }: { approval: Approval }) {
  const t = useT()
  const moment = useMoments()
  const { subject, facts } = useWantedWords()
  const {
    bookingId,
    reason,
    requestedBy,
    requestedAt,
    expiresAt,
    status,
    decidedBy,
    decidedAt,
    note,
    others,
  } = approval
  const name = subject(approval)
  return (
    <>
      <DescriptionList
        items={[
          ...(bookingId === null
            ? []
            : [
                {
                  term: t('bookings.number'),
                  details: (
                    <Link className="admin-link" href={bookingPath(bookingId)}>
                      {name}
                    </Link>
                  ),
                },
              ]),
          ...facts(approval),
          { term: t('approval.reason'), details: reason ?? '–' },
          { term: t('approval.by'), details: `${requestedBy ?? t('admin.erased')}, ${moment(requestedAt)}` },
          { term: t('approval.until'), details: moment(expiresAt) },
          ...(status === 'open'
            ? [{ term: t('approval.others'), details: t('approval.othersCount', { count: others }) }]
            : []),
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
        <>
          <RecordPart title={t('approval.effects')}>
            <ApprovalEffects approval={approval} />
          </RecordPart>
          <RecordPart title={t('admin.decide')}>
            <ApprovalForm approval={approval} />
          </RecordPart>
        </>
      )}
    </>
  )
}
