import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountNow } from '../../subjects/payouts/account-now.tsx'
import { EarningsPart } from '../../subjects/payouts/earnings-part.tsx'
import { payoutAccountQuery } from '../../subjects/payouts/payout-reads.ts'
import { Card } from '../../ui/card/card.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'

/** What the carrier earned, and where it is paid, which it says among its details. */
export function MoneyPart() {
  const t = useT()
  const account = useQuery(payoutAccountQuery(useClient(), 'carrier'))
  return (
    <div className="fi-stack fi-stack--loose">
      <EarningsPart payee="carrier" title={t('carrier.money')} />
      <Card as="section" className="fi-stack" aria-labelledby="carrier-account">
        <h2 className="fi-card__title" id="carrier-account">
          {t('earned.account')}
        </h2>
        {account.isError && (
          <LoadFailed title={t('earned.loadFailed')} text={t('earned.tryAgain')} query={account} />
        )}
        {account.isPending && <Spinner label={t('earned.loading')} />}
        {account.data && <AccountNow accounts={account.data} />}
        <p className="fi-small fi-muted">{t('carrier.accountWhere')}</p>
      </Card>
    </div>
  )
}
