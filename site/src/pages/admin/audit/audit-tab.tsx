import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { auditQuery } from '../admin-reads.ts'
import { RecordList } from '../list/record-list.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { AUDIT_ACTIONS } from './audit-actions.ts'
import { useAuditColumns } from './use-audit-columns.tsx'

/** What administrators did, the newest first. */
export function AuditTab() {
  const t = useT()
  const { address, narrow } = useAdminAddress()
  const action = AUDIT_ACTIONS.find((known) => known === address.action)
  const pages = useInfiniteQuery(auditQuery(useClient(), { action }))
  const columns = useAuditColumns()
  return (
    <>
      <search className="admin-filters" aria-label={t('admin.filters')}>
        <div className="admin-filters__search">
          <Field label={t('admin.deed')}>
            <Select value={action ?? ''} onChange={({ target }) => narrow({ action: target.value })}>
              <option value="">{t('admin.any')}</option>
              {AUDIT_ACTIONS.map((each) => (
                <option key={each} value={each}>
                  {t(`admin.did.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </search>
      <RecordList
        caption={t('admin.audit')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        empty={{ title: t('admin.noAudit'), text: t('admin.noAuditText') }}
      />
    </>
  )
}
