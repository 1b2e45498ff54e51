import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { ownMoment } from '../../base/i18n/local-times.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import type { Carrier, Due } from './carrier-reads.ts'
import { useDueWords } from './use-due-words.ts'

const TONES = {
  draft: 'info',
  submitted: 'info',
  'needs-more': 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
  closed: 'info',
} as const

const BLOCKED = [
  'submission',
  'approval',
  'rides',
  'offers',
  'nothing',
] as const satisfies readonly Due['blocks'][]

/** How the carrier stands, and what is due, by what waits for it. */
export function CarrierStanding({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const words = useDueWords(carrier)
  const { language } = useLanguage()
  return (
    <Banner tone={TONES[carrier.state]} title={t(`carrier.state.${carrier.state}`)}>
      {carrier.stateReason && <p>{carrier.stateReason}</p>}
      {carrier.endsAt && <p>{t('carrier.ends', { day: ownMoment(carrier.endsAt, language) })}</p>}
      {carrier.state !== 'closed' &&
        BLOCKED.map((blocks) => {
          const due = carrier.due.filter((each) => each.blocks === blocks)
          return (
            due.length > 0 && (
              <section key={blocks}>
                <h3 className="fi-small">{t(`carrier.blocks.${blocks}`)}</h3>
                <ul className="carrier-due">
                  {due.map((each) => (
                    <li key={`${each.code} ${each.field} ${each.subjectId} ${each.paper}`}>{words(each)}</li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
    </Banner>
  )
}
