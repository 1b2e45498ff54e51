import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { countryName } from '../../../subjects/traveller/country-names.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { given } from '../list/address-days.ts'
import { FilterSelect } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import { OpenLink } from '../list/open-link.tsx'
import { RecordList } from '../list/record-list.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useMoments } from '../use-moments.ts'
import { CARRIER_STATES, CARRIER_TONES, carriersQuery, type CarrierRow } from './carrier-reads.ts'
import { CarrierSheet } from './carrier-sheet.tsx'

/** Every carrier, the newest first. */
export function CarrierList() {
  const t = useT()
  const { address } = useAdminAddress()
  const state = CARRIER_STATES.find((known) => known === address.standing)
  const pages = useInfiniteQuery(carriersQuery(useClient(), given({ q: address.q, state })))
  const isNarrowed = Boolean(address.q ?? state)
  return (
    <>
      <Filters hint={t('carriers.search')}>
        <FilterSelect
          name="standing"
          label={t('admin.stands')}
          options={CARRIER_STATES.map((each) => [each, t(`carriers.state.${each}`)])}
        />
      </Filters>
      <RecordList
        caption={t('admin.carriers')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        pages={pages}
        empty={{ title: t('carriers.none'), text: t(isNarrowed ? 'admin.noneSo' : 'carriers.noneText') }}
      />
      {address.open && (
        <CarrierSheet key={address.open} id={address.open} ids={(pages.data ?? []).map(({ id }) => id)} />
      )}
    </>
  )
}

function useColumns(): readonly Column<CarrierRow>[] {
  const t = useT()
  const { language } = useLanguage()
  const moment = useMoments()
  return [
    {
      key: 'name',
      heading: t('admin.name'),
      head: true,
      cell: ({ id, legalName }) => <OpenLink id={id}>{legalName ?? t('carriers.unnamed')}</OpenLink>,
    },
    {
      key: 'country',
      heading: t('carriers.country'),
      cell: ({ countryCode }) => countryName(countryCode, language),
    },
    {
      key: 'state',
      heading: t('admin.stands'),
      cell: ({ state }) => <Badge tone={CARRIER_TONES[state]}>{t(`carriers.state.${state}`)}</Badge>,
    },
    { key: 'vehicles', heading: t('carriers.vehicles'), align: 'end', cell: ({ vehicles }) => vehicles },
    { key: 'drivers', heading: t('carriers.drivers'), align: 'end', cell: ({ drivers }) => drivers },
    {
      key: 'waits',
      heading: t('carriers.waits'),
      cell: ({ papersToReview, openCases }) =>
        [
          papersToReview > 0 && t('carriers.papersWait', { count: papersToReview }),
          openCases > 0 && t('carriers.casesWait', { count: openCases }),
        ]
          .filter(Boolean)
          .join(', ') || '–',
    },
    { key: 'since', heading: t('carriers.since'), cell: ({ createdAt }) => moment(createdAt) },
  ]
}
