import { PAYOUTS } from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Accounts } from './payout-reads.ts'
import { usePayoutMoments } from './use-payout-moments.ts'

/** To which account payouts go, and to which later. */
export function AccountNow({ accounts: { present, next } }: { accounts: Accounts }) {
  const t = useT()
  const { moment } = usePayoutMoments()
  return (
    <>
      <p>
        {present
          ? t('earned.accountNow', { holder: present.holder, end: present.ibanEnd })
          : t('earned.noAccount')}
      </p>
      {next && (
        <p>
          {t('earned.accountNext', {
            holder: next.holder,
            end: next.ibanEnd,
            moment: moment(next.holdsFrom),
          })}
        </p>
      )}
      {present && (
        <p className="fi-small fi-muted">{t('earned.wait', { hours: PAYOUTS.accountWaitHours })}</p>
      )}
    </>
  )
}
