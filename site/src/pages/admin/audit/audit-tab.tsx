import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { auditQuery } from '../admin-reads.ts'
import { daysOf, exportPath, given } from '../list/address-days.ts'
import { FilterDays, FilterSelect } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import { ListRoom } from '../list/list-room.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { AUDIT_ACTIONS } from './audit-actions.ts'
import { useAuditColumns } from './use-audit-columns.tsx'

/** What administrators did, the newest first. */
export function AuditTab() {
  const t = useT()
  const { address } = useAdminAddress()
  const query = given({
    action: AUDIT_ACTIONS.find((known) => known === address.action),
    batchId: address.batch,
    q: address.q,
    ...daysOf(address),
  })
  const pages = useInfiniteQuery(auditQuery(useClient(), query))
  const columns = useAuditColumns()
  return (
    <ListRoom
      list="audit"
      caption={t('admin.audit')}
      columns={columns}
      rowKey={({ id }) => id}
      pages={pages}
      filters={
        <Filters hint={t('admin.searchAudit')}>
          <FilterSelect
            name="action"
            label={t('admin.deed')}
            options={AUDIT_ACTIONS.map((each) => [each, t(`admin.did.${each}`)])}
          />
          <FilterDays from={t('admin.dayFrom')} to={t('admin.dayTo')} />
        </Filters>
      }
      table={{ href: exportPath('audit', query), roles: [] }}
      empty={{ title: t('admin.noAudit'), text: t('admin.noAuditText') }}
    />
  )
}
