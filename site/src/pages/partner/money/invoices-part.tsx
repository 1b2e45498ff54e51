import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { plainDay } from '../../../base/i18n/local-times.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { InvoiceStanding } from '../../../subjects/payouts/invoice-standing.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { Table, type Column } from '../../../ui/table/table.tsx'
import { creditQuery, invoicePath, invoicesQuery, type Credit, type Invoice } from './invoice-reads.ts'

/** What the partner owes for what its servers booked on its invoice, how much is left, and the invoices with their files. */
export function InvoicesPart() {
  const t = useT()
  const client = useClient()
  const credit = useQuery(creditQuery(client))
  const invoices = useInfiniteQuery(invoicesQuery(client))
  const columns = useColumns()
  const failed = credit.isError ? credit : invoices.isError ? invoices : null
  const isThere = credit.data && invoices.data
  const isAgreed = isThere && (credit.data.blockedBy !== 'no-credit' || invoices.data.length > 0)
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-invoices">
      <h2 className="fi-card__title" id="partner-invoices">
        {t('partner.invoices')}
      </h2>
      {failed && <LoadFailed title={t('earned.loadFailed')} text={t('earned.tryAgain')} query={failed} />}
      {!failed && !isThere && <Spinner label={t('earned.loading')} />}
      {isThere && !isAgreed && <p className="fi-muted">{t('partner.invoices.none')}</p>}
      {isThere && isAgreed && (
        <>
          <Standing credit={credit.data} />
          {invoices.data.length === 0 ? (
            <p className="fi-small fi-muted">{t('partner.invoices.empty')}</p>
          ) : (
            <Table
              caption={t('partner.invoices')}
              rows={invoices.data}
              rowKey={({ id }) => id}
              columns={columns}
            />
          )}
          {invoices.hasNextPage && (
            <div>
              <Button
                variant="secondary"
                loading={invoices.isFetchingNextPage}
                loadingLabel={t('earned.loading')}
                onClick={() => void invoices.fetchNextPage()}
              >
                {t('earned.olderLines')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

function Standing({ credit }: { credit: Credit }) {
  const t = useT()
  const { money } = useBookingWords()
  const { availableCents, limitCents, owedCents, overdueCents, daysToPay } = credit
  return (
    <>
      {overdueCents > 0 && (
        <Banner tone="danger" title={t('partner.invoices.overdue', { amount: money(overdueCents) })} />
      )}
      <p>
        {t('partner.invoices.standing', {
          available: money(availableCents),
          limit: money(limitCents),
          owed: money(owedCents),
        })}
      </p>
      <p className="fi-small fi-muted">{t('partner.invoices.rule', { days: daysToPay })}</p>
    </>
  )
}

function useColumns(): readonly Column<Invoice>[] {
  const t = useT()
  const { money } = useBookingWords()
  const { language } = useLanguage()
  return [
    { key: 'number', heading: t('partner.invoices.number'), head: true, cell: ({ number }) => number },
    { key: 'month', heading: t('earned.month'), cell: ({ month }) => month },
    {
      key: 'state',
      heading: t('earned.stands'),
      cell: (invoice) => (
        <InvoiceStanding invoice={invoice} words={(state) => t(`partner.invoiceState.${state}`)} />
      ),
    },
    {
      key: 'due',
      heading: t('partner.invoices.due'),
      cell: ({ totalCents, dueOn }) => (totalCents > 0 ? plainDay(dueOn, language) : '–'),
    },
    {
      key: 'total',
      heading: t('earned.amount'),
      align: 'end',
      cell: ({ totalCents }) => money(totalCents),
    },
    {
      key: 'open',
      heading: t('partner.invoices.toPay'),
      align: 'end',
      cell: ({ openCents }) => money(openCents),
    },
    {
      key: 'files',
      heading: t('earned.files'),
      cell: ({ id }) => (
        <>
          <a href={invoicePath(id, 'pdf')} download>
            PDF
          </a>{' '}
          <a href={invoicePath(id, 'csv')} download>
            CSV
          </a>
        </>
      ),
    },
  ]
}
