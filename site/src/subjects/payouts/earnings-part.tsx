import { PAYOUTS } from '@fiacre/sdk/rules'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'
import { LineTable } from './line-table.tsx'
import { earningsQuery, statementsQuery, type Payee } from './payout-reads.ts'
import { StatementTable } from './statement-table.tsx'

/** What a carrier or a partner earned, line by line, and its statements. */
export function EarningsPart({ payee, title }: { payee: Payee; title: string }) {
  const t = useT()
  const client = useClient()
  const { money } = useBookingWords()
  const earnings = useInfiniteQuery(earningsQuery(client, payee))
  const statements = useQuery(statementsQuery(client, payee))
  const failed = { title: t('earned.loadFailed'), text: t('earned.tryAgain') }
  return (
    <Card as="section" className="fi-stack" aria-labelledby="payouts-earned">
      <h2 className="fi-card__title" id="payouts-earned">
        {title}
      </h2>
      {earnings.isError && <LoadFailed {...failed} query={earnings} />}
      {earnings.isPending && <Spinner label={t('earned.loading')} />}
      {earnings.data && (
        <>
          <Balance {...earnings.data} />
          <p className="fi-small fi-muted">
            {t('earned.payoutRule', { amount: money(PAYOUTS.aboveCents), days: PAYOUTS.withinDays })}
          </p>
          {statements.isError && <LoadFailed {...failed} query={statements} />}
          {statements.data && <StatementTable payee={payee} statements={statements.data.statements} />}
          <LineTable lines={earnings.data.lines} statements={statements.data?.statements ?? []} />
          {earnings.hasNextPage && (
            <div>
              <Button
                variant="secondary"
                loading={earnings.isFetchingNextPage}
                loadingLabel={t('earned.loading')}
                onClick={() => void earnings.fetchNextPage()}
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

function Balance({ balanceCents, pendingCents }: { balanceCents: number; pendingCents: number }) {
  const t = useT()
  const { money } = useBookingWords()
  if (balanceCents < 0) return <p>{t('earned.owed', { amount: money(-balanceCents) })}</p>
  return (
    <p>
      {t('earned.balance', { amount: money(balanceCents) })}
      {pendingCents > 0 && ` ${t('earned.pending', { amount: money(pendingCents) })}`}
    </p>
  )
}
