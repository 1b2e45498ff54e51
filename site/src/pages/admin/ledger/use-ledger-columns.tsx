import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { adminPath, bookingPath } from '../admin-address.ts'
import type { ListColumn } from '../list/list-column.ts'
import { OpenLink } from '../list/open-link.tsx'
import { useMoments } from '../use-moments.ts'
import type { LedgerEntry } from './ledger-reads.ts'
import { useSideColumns } from './use-side-columns.tsx'

/** What the list of the books shows of each side of a movement. */
export function useLedgerColumns(): readonly ListColumn<LedgerEntry>[] {
  const t = useT()
  const moment = useMoments()
  const sides = useSideColumns<LedgerEntry>()
  return [
    {
      key: 'when',
      heading: t('admin.when'),
      head: true,
      cell: ({ postingId, at }) => <OpenLink id={postingId}>{moment(at)}</OpenLink>,
    },
    { key: 'kind', heading: t('admin.posting'), cell: ({ kind }) => t(`admin.posting.${kind}`) },
    {
      key: 'account',
      heading: t('admin.account'),
      cell: ({ account }) => (
        <Link className="admin-link admin-list__over" href={adminPath({ tab: 'ledger', account })}>
          {account}
        </Link>
      ),
    },
    {
      key: 'booking',
      heading: t('bookings.number'),
      cell: ({ bookingId, bookingNumber }) =>
        bookingId === null ? (
          '–'
        ) : (
          <Link className="admin-link admin-list__over" href={bookingPath(bookingId)}>
            {bookingNumber ?? bookingId}
          </Link>
        ),
    },
    ...sides,
    {
      key: 'reference',
      heading: t('admin.reference'),
      extra: true,
      cell: ({ reference }) => <code>{reference}</code>,
    },
  ]
}
