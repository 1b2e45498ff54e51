import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { ContactRequest } from '../admin-reads.ts'
import type { ListColumn } from '../list/list-column.ts'
import { OpenLink } from '../list/open-link.tsx'
import { useMoments } from '../use-moments.ts'

/** What the list of messages shows of each. */
export function useMessageColumns(): readonly ListColumn<ContactRequest>[] {
  const t = useT()
  const moment = useMoments()
  return [
    {
      key: 'subject',
      heading: t('admin.subject'),
      head: true,
      cell: ({ id, subject }) => <OpenLink id={id}>{subject}</OpenLink>,
    },
    {
      key: 'from',
      heading: t('admin.sender'),
      cell: ({ name, email }) => (
        <span className="admin-list__two">
          <span>{name}</span>
          <span className="fi-small fi-muted">{email}</span>
        </span>
      ),
    },
    {
      key: 'about',
      heading: t('admin.about'),
      cell: ({ category, bookingNumber }) => (
        <span className="admin-list__two">
          <span>{t(`admin.category.${category}`)}</span>
          {bookingNumber && <span className="fi-small fi-muted">{bookingNumber}</span>}
        </span>
      ),
    },
    {
      key: 'when',
      heading: t('admin.when'),
      orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      key: 'stands',
      heading: t('admin.stands'),
      cell: (message) => (
        <Badge tone={message.status === 'new' ? 'warning' : 'neutral'}>
          {t(`admin.message.${message.status}`)}
        </Badge>
      ),
    },
  ]
}
