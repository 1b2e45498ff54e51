import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { balanceQuery } from '../../base/api/queries.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { useBookingWords } from './use-booking-words.ts'

/** The account balance in a sentence, and the way to its page. Until the amount is known the way alone. */
export function BalanceSection() {
  const t = useT()
  const words = useBookingWords()
  const { data: balance } = useQuery(balanceQuery(useClient()))
  return (
    <section className="fi-cluster fi-cluster--apart" aria-labelledby="balance-section">
      <div>
        <h2 className="fi-subheading" id="balance-section">
          {t('bookings.balance')}
        </h2>
        <p className="fi-muted">
          {balance && balance.amountCents > 0
            ? t('bookings.balanceHas', { amount: words.money(balance.amountCents) })
            : t('bookings.balanceText')}
        </p>
      </div>
      <Link href="/balance" asChild>
        <ButtonLink variant="secondary" size="sm">
          {t('bookings.seeBalance')}
        </ButtonLink>
      </Link>
    </section>
  )
}
