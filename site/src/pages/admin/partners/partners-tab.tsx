import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { exportPath, given } from '../list/address-days.ts'
import { FilterSelect } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import { ListRoom } from '../list/list-room.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { PARTNER_STATES, partnersQuery } from './partner-reads.ts'
import { PartnerSheet } from './partner-sheet.tsx'
import { usePartnerColumns } from './use-partner-columns.tsx'

/** Businesses whose pages sell our transfers, the newest first. */
export function PartnersTab() {
  const t = useT()
  const { address } = useAdminAddress()
  const state = PARTNER_STATES.find((known) => known === address.standing)
  const query = given({ q: address.q, state })
  const pages = useInfiniteQuery(partnersQuery(useClient(), query))
  const columns = usePartnerColumns()
  return (
    <>
      <ListRoom
        list="partners"
        caption={t('admin.partners')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        filters={
          <Filters hint={t('partners.search')}>
            <FilterSelect
              name="standing"
              label={t('admin.stands')}
              options={PARTNER_STATES.map((each) => [each, t(`partners.state.${each}`)])}
            />
          </Filters>
        }
        table={{ href: exportPath('partners', query), roles: ['operations', 'finance'] }}
        empty={{
          title: t('partners.none'),
          text: t(address.q || state ? 'admin.noneSo' : 'partners.noneText'),
        }}
      />
      {address.open && (
        <PartnerSheet key={address.open} id={address.open} ids={(pages.data ?? []).map(({ id }) => id)} />
      )}
    </>
  )
}
