import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { clientsQuery } from '../admin-reads.ts'
import { RecordList } from '../list/record-list.tsx'
import { SearchField } from '../list/search-field.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import '../record/record.css'
import { UserSheet } from './user-sheet.tsx'
import { useUserColumns } from './use-user-columns.tsx'

/** Every account, the newest first. */
export function UsersTab() {
  const t = useT()
  const { address, narrow } = useAdminAddress()
  const pages = useInfiniteQuery(clientsQuery(useClient(), address.q))
  const columns = useUserColumns()
  return (
    <>
      <search className="admin-filters" aria-label={t('admin.filters')}>
        <div className="admin-filters__search">
          <SearchField
            label={t('admin.search')}
            hint={t('admin.searchUsers')}
            value={address.q ?? ''}
            onSearch={(q) => narrow({ q })}
          />
        </div>
      </search>
      <RecordList
        caption={t('admin.users')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        empty={{
          title: t('admin.noUsers'),
          text: t('admin.noneSo'),
          action: address.q && (
            <Button variant="secondary" onClick={() => narrow({ q: undefined })}>
              {t('admin.showAll')}
            </Button>
          ),
        }}
      />
      {address.open && (
        <UserSheet key={address.open} id={address.open} ids={(pages.data ?? []).map(({ id }) => id)} />
      )}
    </>
  )
}
