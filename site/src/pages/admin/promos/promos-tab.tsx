import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { exportPath, given } from '../list/address-days.ts'
import { FilterSelect } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import { ListRoom } from '../list/list-room.tsx'
import { adminPath } from '../admin-address.ts'
import { useAdminAddress } from '../use-admin-address.ts'
import { useMay } from '../use-may.ts'
import { promosQuery, PROMO_STATES } from './promo-reads.ts'
import { usePromoColumns } from './use-promo-columns.tsx'

/** Every promo code: what it takes off, for whom, how long, and how often it was used. */
export function PromosTab() {
  const t = useT()
  const { address } = useAdminAddress()
  const query = given({ state: PROMO_STATES.find((known) => known === address.standing), q: address.q })
  const pages = useInfiniteQuery(promosQuery(useClient(), query))
  const columns = usePromoColumns()
  const mayDo = useMay()
  return (
    <ListRoom
      list="promos"
      caption={t('admin.promos')}
      columns={columns}
      rowKey={({ id }) => id}
      pages={pages}
      filters={
        <>
          <Filters hint={t('promos.search')}>
            <FilterSelect
              name="standing"
              label={t('admin.stands')}
              options={PROMO_STATES.map((each) => [each, t(`promos.state.${each}`)])}
            />
          </Filters>
          {mayDo() && (
            <div>
              <Link href={adminPath({ tab: 'settings', open: 'promo-codes' })} asChild>
                <ButtonLink size="sm" variant="secondary">
                  {t('promos.make')}
                </ButtonLink>
              </Link>
            </div>
          )}
        </>
      }
      table={{ href: exportPath('promo-codes', query), roles: ['operations', 'finance'] }}
      empty={{ title: t('promos.none'), text: t('promos.noneText') }}
    />
  )
}
