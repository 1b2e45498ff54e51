import { HORIZON_DAYS, LEAD_TIME_HOURS } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import './steps.css'

const STEPS = [
  { id: 'route', values: { hours: LEAD_TIME_HOURS, days: HORIZON_DAYS } },
  { id: 'quote', values: {} },
  { id: 'bookStep', values: {} },
] as const

/** From the way to the ride, in order. */
export function Steps() {
  const t = useT()
  return (
    <section className="steps fi-section" id="how-it-works" aria-labelledby="steps-title">
      <div className="fi-container">
        <h2 className="fi-display" id="steps-title">
          {t('landing.stepsTitle')}
        </h2>
        <ol className="steps__list">
          {STEPS.map(({ id, values }, index) => (
            <li key={id} className="steps__step">
              <span className="steps__number" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="fi-subheading">{t(`landing.${id}Title`)}</h3>
              <p className="fi-muted">{t(`landing.${id}Text`, values)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
