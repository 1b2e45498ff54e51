import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { plainDay } from '../../../base/i18n/local-times.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Table, type Column } from '../../../ui/table/table.tsx'
import { adminPath } from '../admin-address.ts'
import { ListMissing } from '../list/list-missing.tsx'
import { useMoments } from '../use-moments.ts'
import { BankAnswerForm } from './bank-answer-form.tsx'
import { MakeRunForm } from './make-run-form.tsx'
import { RunActions } from './run-actions.tsx'
import { RUN_TONES, runsQuery, type PayoutRun } from './payout-reads.ts'

/** What is due, and the payments that went to the bank. */
export function RunsPart() {
  const t = useT()
  const columns = useRunColumns()
  const query = useQuery(runsQuery(useClient()))
  if (!query.data) return <ListMissing query={query} />
  const { due, runs } = query.data
  return (
    <>
      {due.withoutAccount > 0 && (
        <Banner tone="warning" title={t('payouts.withoutAccount', { count: due.withoutAccount })}>
          {t('payouts.withoutAccountText')}{' '}
          <Link className="admin-link" href={adminPath({ tab: 'payouts', standing: 'due' })}>
            {t('payouts.whoWaits')}
          </Link>
        </Banner>
      )}
      {due.held > 0 && (
        <Banner tone="warning" title={t('payouts.held', { count: due.held })}>
          {t('payouts.heldText')}
        </Banner>
      )}
      <MakeRunForm key={runs[0]?.id ?? ''} due={due} />
      {runs.length > 0 && <BankAnswerForm />}
      {runs.length > 0 && (
        <Table caption={t('payouts.view.runs')} rows={runs} rowKey={({ id }) => id} columns={columns} />
      )}
    </>
  )
}

function useRunColumns(): readonly Column<PayoutRun>[] {
  const t = useT()
  const moment = useMoments()
  const { language } = useLanguage()
  const { money } = useBookingWords()
  return [
    { key: 'made', heading: t('payouts.made'), head: true, cell: ({ madeAt }) => moment(madeAt) },
    { key: 'by', heading: t('payouts.by'), cell: ({ madeBy }) => madeBy ?? t('admin.erased') },
    { key: 'count', heading: t('payouts.payments'), align: 'end', cell: ({ payments }) => payments },
    {
      key: 'total',
      heading: t('admin.amount'),
      align: 'end',
      cell: ({ totalCents }) => money(totalCents),
    },
    { key: 'day', heading: t('payouts.day'), cell: ({ executionDate }) => plainDay(executionDate, language) },
    {
      key: 'state',
      heading: t('admin.stands'),
      cell: ({ state }) => <Badge tone={RUN_TONES[state]}>{t(`payouts.run.${state}`)}</Badge>,
    },
    {
      key: 'actions',
      heading: t('payouts.actions'),
      quiet: true,
      cell: (run) => <RunActions run={run} />,
    },
  ]
}
