import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { OpenLink } from '../list/open-link.tsx'
import { RecordList } from '../list/record-list.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useMoments } from '../use-moments.ts'
import { ApprovalSheet } from './approval-sheet.tsx'
import { approvalsQuery, type Approval } from './approvals-reads.ts'
import { useWantedWords } from './use-wanted-words.ts'

const TONES = {
  open: 'warning',
  approved: 'positive',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const

/** All of them come in one answer. */
const ONE_PAGE = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
  fetchNextPage: () => Promise.reject(new Error('There is one page.')),
} as const

/** What a second person has to agree to, and below it what was decided last. */
export function ApprovalsTab() {
  const t = useT()
  const { address } = useAdminAddress()
  const query = useQuery(approvalsQuery(useClient()))
  const approvals = query.data?.approvals
  return (
    <div className="fi-stack">
      {approvals?.some(({ status, others }) => status === 'open' && others === 0) && (
        <Banner tone="warning" title={t('approval.alone')}>
          {t('approval.aloneText')}
        </Banner>
      )}
      <RecordList
        caption={t('admin.approvals')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        pages={{ ...query, ...ONE_PAGE, data: approvals }}
        empty={{ title: t('approval.none'), text: t('approval.noneText') }}
      />
      {address.open && <ApprovalSheet id={address.open} approvals={approvals} query={query} />}
    </div>
  )
}

function useColumns(): readonly Column<Approval>[] {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  const { subject, line } = useWantedWords()
  return [
    {
      key: 'subject',
      heading: t('approval.of'),
      head: true,
      cell: (approval) => <OpenLink id={approval.id}>{subject(approval)}</OpenLink>,
    },
    {
      key: 'what',
      heading: t('approval.what'),
      cell: line,
    },
    {
      key: 'amount',
      heading: t('admin.amount'),
      align: 'end',
      cell: ({ amountCents }) => (amountCents === null ? '–' : money(amountCents)),
    },
    { key: 'by', heading: t('approval.by'), cell: ({ requestedBy }) => requestedBy ?? t('admin.erased') },
    {
      key: 'status',
      heading: t('admin.stands'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`approval.status.${status}`)}</Badge>,
    },
    { key: 'until', heading: t('approval.until'), cell: ({ expiresAt }) => moment(expiresAt) },
  ]
}
