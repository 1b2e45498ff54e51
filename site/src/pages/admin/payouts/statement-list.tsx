import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { given } from '../list/address-days.ts'
import { FilterSelect } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import { OpenLink } from '../list/open-link.tsx'
import { RecordList } from '../list/record-list.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import {
  STATEMENT_STATES,
  STATEMENT_TONES,
  statementsQuery,
  yearlyPath,
  type Statement,
} from './payout-reads.ts'
import { StatementSheet } from './statement-sheet.tsx'

/** Every statement, the newest first. */
export function StatementList() {
  const t = useT()
  const { address } = useAdminAddress()
  const state = STATEMENT_STATES.find((known) => known === address.standing)
  const pages = useInfiniteQuery(statementsQuery(useClient(), given({ state })))
  return (
    <>
      <Filters>
        <FilterSelect
          name="standing"
          label={t('admin.stands')}
          options={STATEMENT_STATES.map((each) => [each, t(`payouts.state.${each}`)])}
        />
      </Filters>
      <RecordList
        caption={t('payouts.view.statements')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        pages={pages}
        empty={{ title: t('payouts.none'), text: t(state ? 'admin.noneSo' : 'payouts.noneText') }}
      />
      <YearlyFiles />
      {address.open && (
        <StatementSheet key={address.open} id={address.open} ids={(pages.data ?? []).map(({ id }) => id)} />
      )}
    </>
  )
}

/** What was earned in this year and the one before, as files for whoever reports it. */
function YearlyFiles() {
  const t = useT()
  const [year] = useState(() => new Date().getUTCFullYear())
  return (
    <div className="fi-cluster">
      {[year - 1, year].map((each) => (
        <ButtonLink key={each} size="sm" variant="secondary" href={yearlyPath(each)} download>
          {t('payouts.yearly', { year: String(each) })}
        </ButtonLink>
      ))}
    </div>
  )
}

function useColumns(): readonly Column<Statement>[] {
  const t = useT()
  const { money } = useBookingWords()
  return [
    {
      key: 'name',
      heading: t('payouts.statement'),
      head: true,
      cell: ({ id, name }) => <OpenLink id={id}>{name}</OpenLink>,
    },
    {
      key: 'payee',
      heading: t('payouts.payee'),
      cell: ({ payeeName, payeeKind }) => `${payeeName} (${t(`payouts.kind.${payeeKind}`)})`,
    },
    {
      key: 'state',
      heading: t('admin.stands'),
      cell: ({ state }) => <Badge tone={STATEMENT_TONES[state]}>{t(`payouts.state.${state}`)}</Badge>,
    },
    {
      key: 'earned',
      heading: t('payouts.earned'),
      align: 'end',
      cell: ({ earnedCents }) => money(earnedCents),
    },
    {
      key: 'payout',
      heading: t('payouts.payout'),
      align: 'end',
      cell: ({ payoutCents }) => money(payoutCents),
    },
    {
      key: 'closing',
      heading: t('payouts.closing'),
      align: 'end',
      cell: ({ closingCents }) => money(closingCents),
    },
  ]
}
