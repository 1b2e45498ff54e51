import type { ReactNode } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { SearchField } from './search-field.tsx'

/** The search of a list, and what else narrows it. */
export function Filters({ hint, children }: { hint?: string; children?: ReactNode }) {
  const t = useT()
  const { address, narrow } = useAdminAddress()
  return (
    <search className="admin-filters" aria-label={t('admin.filters')}>
      {hint !== undefined && (
        <div className="admin-filters__search">
          <SearchField
            label={t('admin.search')}
            hint={hint}
            value={address.q ?? ''}
            onSearch={(q) => narrow({ q })}
          />
        </div>
      )}
      {children}
    </search>
  )
}
