import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { balanceQuery } from '../../base/api/queries.ts'
import { useBookingWords } from '../booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useSession } from '../session/use-session.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'

type BalanceChoiceProps = {
  /** What is chosen, in EUR cents; 0 for nothing. */
  cents: number
  onChange: (cents: number) => void
}

/** Offers what lies on the account balance for a booking. Without any there is nothing to choose. */
export function BalanceChoice({ cents, onChange }: BalanceChoiceProps) {
  const t = useT()
  const { money } = useBookingWords()
  const { status } = useSession()
  const { data } = useQuery({ ...balanceQuery(useClient()), enabled: status === 'signed-in' })
  const most = data?.amountCents ?? 0
  useEffect(() => {
    if (data && cents > most) onChange(most)
  }, [data, cents, most, onChange])
  if (most <= 0) return null
  return (
    <div className="fi-stack fi-stack--tight">
      <Checkbox
        label={t('shell.useBalance', { amount: money(most) })}
        checked={cents > 0}
        onChange={(event) => onChange(event.target.checked ? most : 0)}
      />
      {cents > 0 && <p className="fi-small fi-muted">{t('shell.useBalanceRest')}</p>}
    </div>
  )
}
