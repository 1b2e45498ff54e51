import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { daysOf, exportPath, given } from '../list/address-days.ts'
import { FilterDays, FilterSelect } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import { ListRoom } from '../list/list-room.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { SESSION_STATUSES, sessionsQuery, type GatewayName } from './session-reads.ts'
import { useSessionColumns } from './use-session-columns.tsx'

const GATEWAYS = Object.keys({ stripe: true, sandbox: true, test: true } satisfies Record<
  GatewayName,
  true
>) as GatewayName[]

/** Every attempt to pay through a gateway, the newest first. */
export function SessionsList() {
  const t = useT()
  const { address } = useAdminAddress()
  const query = given({
    status: SESSION_STATUSES.find((known) => known === address.status),
    gateway: GATEWAYS.find((known) => known === address.gateway),
    q: address.q,
    ...daysOf(address),
  })
  const pages = useInfiniteQuery(sessionsQuery(useClient(), query))
  const columns = useSessionColumns()
  return (
    <ListRoom
      list="payments"
      caption={t('admin.payments.all')}
      columns={columns}
      rowKey={({ id }) => id}
      pages={pages}
      filters={
        <Filters hint={t('admin.searchPayments')}>
          <FilterSelect
            name="status"
            label={t('admin.stands')}
            options={SESSION_STATUSES.map((each) => [each, t(`admin.session.${each}`)])}
          />
          <FilterSelect
            name="gateway"
            label={t('admin.gateway')}
            options={GATEWAYS.map((each) => [each, each])}
          />
          <FilterDays from={t('admin.dayFrom')} to={t('admin.dayTo')} />
        </Filters>
      }
      table={{ href: exportPath('payments', query), roles: ['operations', 'finance'] }}
      empty={{ title: t('admin.noPayments') }}
    />
  )
}
