import { PAYOUTS } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { useMoments } from '../use-moments.ts'
import { DecideObjection } from './decide-objection.tsx'
import type { EarningLine, Objection } from './payout-reads.ts'

const TONES = { open: 'warning', granted: 'positive', declined: 'neutral' } as const

type ObjectionsPartProps = { objections: readonly Objection[]; lines: readonly EarningLine[] }

/** What is objected to on a statement, and what is said to it. */
export function ObjectionsPart({ objections, lines }: ObjectionsPartProps) {
  const t = useT()
  const { money } = useBookingWords()
  const moment = useMoments()
  return (
    <div className="fi-stack fi-stack--loose">
      {objections.map((objection) => {
        const { id, lineId, state, words, answer, correctionCents, createdAt } = objection
        const line = lines.find((each) => each.id === lineId)
        const about = line
          ? [t(`payouts.line.${line.kind}`), line.bookingNumber, money(line.amountCents)]
          : [t('payouts.objection.whole')]
        return (
          <section key={id} className="fi-stack">
            <DescriptionList
              items={[
                { term: about.filter(Boolean).join(', '), details: words },
                {
                  term: moment(createdAt),
                  details: <Badge tone={TONES[state]}>{t(`payouts.objection.${state}`)}</Badge>,
                },
              ]}
            />
            {answer !== null && <p>{t('payouts.objection.answered', { answer })}</p>}
            {correctionCents !== null && (
              <p>{t('payouts.objection.given', { amount: money(correctionCents) })}</p>
            )}
            {state === 'open' && (
              <DecideObjection id={id} proposedCents={line?.kind === 'penalty' ? -line.amountCents : null} />
            )}
          </section>
        )
      })}
      <p className="fi-small fi-muted">
        {t('payouts.objection.text', { amount: money(PAYOUTS.waiverSecondPersonCents) })}
      </p>
    </div>
  )
}
