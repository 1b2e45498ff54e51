import { LEDGER_ACCOUNT_NAME_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { daysOf, exportPath, given } from '../list/address-days.ts'
import { FilterDays } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import { ListRoom } from '../list/list-room.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { AccountField } from './account-field.tsx'
import { ledgerQuery } from './ledger-reads.ts'
import { PostingSheet } from './posting-sheet.tsx'
import { useLedgerColumns } from './use-ledger-columns.tsx'

const ACCOUNT = /^[a-z0-9:-]+$/

/** The books: each side of each movement of money, by account, booking, person and day. */
export function LedgerTab() {
  const t = useT()
  const { address } = useAdminAddress()
  const { account, booking, user } = address
  const query = given({
    account:
      account && ACCOUNT.test(account) && account.length <= LEDGER_ACCOUNT_NAME_MAX_LENGTH
        ? account
        : undefined,
    bookingId: booking && /^\d{1,9}$/.test(booking) ? Number(booking) : undefined,
    userId: user,
    q: address.q,
    ...daysOf(address),
  })
  const pages = useInfiniteQuery(ledgerQuery(useClient(), query))
  const columns = useLedgerColumns()
  const ids = [...new Set((pages.data ?? []).map(({ postingId }) => postingId))]
  return (
    <>
      <ListRoom
        list="ledger"
        caption={t('admin.ledger')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        filters={
          <Filters hint={t('ledger.search')}>
            <AccountField />
            <FilterDays from={t('admin.dayFrom')} to={t('admin.dayTo')} />
          </Filters>
        }
        table={{ href: exportPath('ledger-entries', query), roles: ['finance'] }}
        empty={{ title: t('ledger.none'), text: t('ledger.noneText') }}
      />
      {address.open && <PostingSheet key={address.open} id={address.open} ids={ids} />}
    </>
  )
}
