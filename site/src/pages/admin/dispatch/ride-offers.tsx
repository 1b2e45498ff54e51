import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useMoments } from '../use-moments.ts'
import type { AdminRide } from './dispatch-reads.ts'

/** Who was asked about a ride, and what they said. */
export function RideOffers({ offers }: Pick<AdminRide, 'offers'>) {
  const t = useT()
  const moment = useMoments()
  if (offers.length === 0) return <p>{t('dispatch.noOffers')}</p>
  return (
    <ul className="fi-stack">
      {offers.map(({ id, carrierName, state, answerUntil, reason }) => (
        <li key={id}>
          {carrierName} {t(`dispatch.offer.${state}`)}
          {reason && ` (${t(`dispatch.reason.${reason}`)})`}
          {state === 'open' && `, ${t('dispatch.until', { moment: moment(answerUntil) })}`}
        </li>
      ))}
    </ul>
  )
}
