import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { Client } from '../admin-reads.ts'
import type { ListColumn } from '../list/list-column.ts'
import { OpenLink } from '../list/open-link.tsx'
import { useMoments } from '../use-moments.ts'
import { UserBadges } from './user-badges.tsx'

/** What the list of accounts shows of each. */
export function useUserColumns(): readonly ListColumn<Client>[] {
  const t = useT()
  const moment = useMoments()
  return [
    {
      key: 'name',
      heading: t('admin.name'),
      head: true,
      cell: ({ id, firstName, lastName }) => <OpenLink id={id}>{`${firstName} ${lastName}`}</OpenLink>,
    },
    { key: 'email', heading: t('admin.email'), cell: ({ email }) => email },
    { key: 'country', heading: t('admin.country'), cell: ({ country }) => country ?? '–' },
    {
      key: 'since',
      heading: t('admin.joined'),
      orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ createdAt }) => moment(createdAt),
    },
    { key: 'stands', heading: t('admin.stands'), cell: (client) => <UserBadges client={client} /> },
  ]
}
