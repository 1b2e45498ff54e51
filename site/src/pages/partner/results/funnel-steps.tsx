import { numberFormat } from '../../../base/i18n/formats.ts'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import type { Sums } from './result-reads.ts'

const STEPS = ['quotes', 'checkouts', 'booked', 'paid', 'rides'] as const

/** The way from prices to rides, each step with a bar of its part of the largest. */
export function FunnelSteps({ total }: { total: Sums }) {
  const t = useT()
  const { language } = useLanguage()
  const count = numberFormat(language)
  const most = Math.max(1, ...STEPS.map((step) => total[step]))
  return (
    <dl className="partner-funnel">
      {STEPS.map((step) => (
        <div key={step}>
          <dt className="fi-small">{t(`partner.results.${step}`)}</dt>
          <dd>
            <strong>{count.format(total[step])}</strong>
            <svg
              className="partner-funnel__bar"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className="partner-funnel__ground" width="100" height="6" rx="3" />
              <rect className="partner-funnel__part" width={(100 * total[step]) / most} height="6" rx="3" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}
