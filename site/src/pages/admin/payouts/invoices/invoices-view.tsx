import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useClient } from '../../../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../../../base/i18n/i18n-provider.tsx'
import { plainDay } from '../../../../base/i18n/local-times.ts'
import { useBookingWords } from '../../../../subjects/booking/use-booking-words.ts'
import { InvoiceStanding } from '../../../../subjects/payouts/invoice-standing.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Table, type Column } from '../../../../ui/table/table.tsx'
import { given } from '../../list/address-days.ts'
import { FilterSelect } from '../../list/filter-fields.tsx'
import { Filters } from '../../list/filters.tsx'
import { ListMissing } from '../../list/list-missing.tsx'
import { OpenLink } from '../../list/open-link.tsx'
import { RecordList } from '../../list/record-list.tsx'
import { useAdminAddress } from '../../use-admin-address.ts'
import { CreditForm } from './credit-form.tsx'
import {
  INVOICE_STATES,
  invoicePath,
  invoicesQuery,
  receivablesQuery,
  type Invoice,
  type Receivable,
} from './invoice-reads.ts'
import { PaymentForm } from './payment-form.tsx'
import { WriteOffForm } from './write-off-form.tsx'

/** What partners owe for bookings on their monthly invoice, their invoices, and what they paid. */
export function InvoicesView() {
  const t = useT()
  const { address } = useAdminAddress()
  const state = INVOICE_STATES.find((known) => known === address.standing)
  const pages = useInfiniteQuery(invoicesQuery(useClient(), given({ state })))
  const open = pages.data?.find(({ id }) => id === address.open)
  return (
    <>
      <Receivables />
      <Filters>
        <FilterSelect
          name="standing"
          label={t('admin.stands')}
          options={INVOICE_STATES.map((each) => [each, t(`payouts.invoiceState.${each}`)])}
        />
      </Filters>
      {open && <PaymentForm key={open.id} invoice={open} />}
      {open && open.openCents > 0 && <WriteOffForm key={`loss-${open.id}`} invoice={open} />}
      <RecordList
        caption={t('payouts.invoices')}
        columns={useInvoiceColumns()}
        rowKey={({ id }) => id}
        pages={pages}
        empty={{ title: t('payouts.noInvoices'), text: t(state ? 'admin.noneSo' : 'payouts.noInvoicesText') }}
      />
      <CreditForm />
    </>
  )
}

function Receivables() {
  const t = useT()
  const { money } = useBookingWords()
  const columns = useReceivableColumns()
  const query = useQuery(receivablesQuery(useClient()))
  if (!query.data) return <ListMissing query={query} />
  const { receivables, owedCents, overdueCents } = query.data
  if (receivables.length === 0)
    return (
      <p>
        <strong>{t('payouts.noCredits')}.</strong> {t('payouts.noCreditsText')}
      </p>
    )
  return (
    <>
      <p>{t('payouts.owed', { owed: money(owedCents), overdue: money(overdueCents) })}</p>
      <Table
        caption={t('payouts.receivables')}
        rows={receivables}
        rowKey={({ partnerId }) => partnerId}
        columns={columns}
      />
    </>
  )
}

function useReceivableColumns(): readonly Column<Receivable>[] {
  const t = useT()
  const { money } = useBookingWords()
  const { language } = useLanguage()
  const sum = (key: string, heading: string, of: (credit: Receivable['credit']) => number) =>
    ({ key, heading, align: 'end', cell: ({ credit }: Receivable) => money(of(credit)) }) as const
  return [
    {
      key: 'partner',
      heading: t('payouts.partner'),
      head: true,
      cell: ({ partnerName, overdueSince }) => (
        <>
          {partnerName}{' '}
          {overdueSince && (
            <Badge tone="danger">{`${t('payouts.overdue')}: ${plainDay(overdueSince, language)}`}</Badge>
          )}
        </>
      ),
    },
    sum('limit', t('payouts.limit'), ({ limitCents }) => limitCents),
    sum('owes', t('payouts.owes'), ({ owedCents }) => owedCents),
    sum('fresh', t('payouts.notInvoiced'), ({ uninvoicedCents }) => uninvoicedCents),
    sum('overdue', t('payouts.overdue'), ({ overdueCents }) => overdueCents),
    {
      key: 'days',
      heading: t('payouts.daysToPay'),
      align: 'end',
      cell: ({ credit }) => credit.daysToPay,
    },
  ]
}

function useInvoiceColumns(): readonly Column<Invoice>[] {
  const t = useT()
  const { money } = useBookingWords()
  const { language } = useLanguage()
  return [
    {
      key: 'number',
      heading: t('payouts.number'),
      head: true,
      cell: ({ id, number }) => <OpenLink id={id}>{number}</OpenLink>,
    },
    { key: 'partner', heading: t('payouts.partner'), cell: ({ partnerName }) => partnerName },
    {
      key: 'state',
      heading: t('admin.stands'),
      cell: (invoice) => (
        <>
          <InvoiceStanding invoice={invoice} words={(state) => t(`payouts.invoiceState.${state}`)} />{' '}
          {invoice.reminders > 0 && (
            <span className="fi-small">{t('payouts.reminders', { count: invoice.reminders })}</span>
          )}
        </>
      ),
    },
    { key: 'due', heading: t('payouts.dueOn'), cell: ({ dueOn }) => plainDay(dueOn, language) },
    { key: 'total', heading: t('admin.amount'), align: 'end', cell: ({ totalCents }) => money(totalCents) },
    { key: 'open', heading: t('payouts.toPay'), align: 'end', cell: ({ openCents }) => money(openCents) },
    {
      key: 'files',
      heading: t('payouts.files'),
      cell: ({ id }) => (
        <>
          <a className="admin-link" href={invoicePath(id, 'pdf')} download>
            PDF
          </a>{' '}
          <a className="admin-link" href={invoicePath(id, 'csv')} download>
            CSV
          </a>
        </>
      ),
    },
  ]
}
