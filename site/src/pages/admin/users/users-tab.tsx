import { BLOCK_BATCH_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { clientsQuery } from '../admin-reads.ts'
import { exportPath, given } from '../list/address-days.ts'
import { FilterSelect } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import { ListRoom } from '../list/list-room.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import '../record/record.css'
import { UserSheet } from './user-sheet.tsx'
import { useUserColumns } from './use-user-columns.tsx'

const STANDINGS = ['blocked', 'unconfirmed', 'administrators'] as const

/** Every account, as the address narrows and orders them. */
export function UsersTab() {
  const t = useT()
  const client = useClient()
  const { address } = useAdminAddress()
  const query = given({
    search: address.q,
    standing: STANDINGS.find((known) => known === address.standing),
    sort: address.sort === 'oldest' ? ('oldest' as const) : undefined,
  })
  const pages = useInfiniteQuery(clientsQuery(client, query))
  const columns = useUserColumns()
  const standings = STANDINGS.map((standing) => [standing, t(`admin.standing.${standing}`)] as const)
  return (
    <>
      <ListRoom
        list="users"
        caption={t('admin.users')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        filters={
          <Filters hint={t('admin.searchUsers')}>
            <FilterSelect name="standing" label={t('admin.stands')} options={standings} />
          </Filters>
        }
        table={{ href: exportPath('clients', query), roles: ['operations', 'finance'] }}
        empty={{ title: t('admin.noUsers') }}
        bulk={{
          roles: ['operations'],
          label: ({ firstName, lastName }) => `${firstName} ${lastName}`,
          actions: [
            {
              name: t('admin.bulkBlock'),
              explained: t('admin.blockText'),
              reasonLength: BLOCK_BATCH_REASON_MAX_LENGTH,
              needsReason: true,
              run: ({ ids, reason }) => client.blockUsers({ body: { ids, reason } }),
            },
          ],
        }}
      />
      {address.open && (
        <UserSheet key={address.open} id={address.open} ids={(pages.data ?? []).map(({ id }) => id)} />
      )}
    </>
  )
}
