import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Card } from '../../../ui/card/card.tsx'
import type { TestBooking } from './clock-reads.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'

const SCENARIOS = [
  'paid',
  'declined',
  'paid-late',
  'no-carrier',
  'late-driver',
  'no-show',
] as const satisfies readonly NonNullable<TestBooking['scenario']>[]

/** What test bookings can be told to play, and by which words. */
export function ScenariosPart() {
  const t = useT()
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-scenarios">
      <h2 className="fi-card__title" id="partner-scenarios">
        {t('partner.clock.plays')}
      </h2>
      <p className="fi-muted">
        {t('partner.clock.playsText', {
          requests: t('bookings.requests'),
          field: 'externalReference',
        })}
      </p>
      <DescriptionList
        layout="stacked"
        items={SCENARIOS.map((each) => ({
          term: <code>test:{each}</code>,
          details: t(`partner.clock.play.${each}`),
        }))}
      />
    </Card>
  )
}
