import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { balanceQuery } from '../../base/api/queries.ts'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** The way to the account balance, with what there is of it. */
export function BalanceLine() {
  const t = useT()
  const { money } = useBookingWords()
  const { data: balance } = useQuery(balanceQuery(useClient()))
  return (
    <p className="dashboard__balance">
      <Icon name="wallet" size="sm" />
      <Link href="/balance">
        {balance ? t('dashboard.balanceOf', { amount: money(balance.amountCents) }) : t('bookings.balance')}
      </Link>
    </p>
  )
}
