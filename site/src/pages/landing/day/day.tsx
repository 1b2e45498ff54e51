import { LEAD_TIME_HOURS, WAITING_MINUTES } from '@fiacre/sdk/rules'
import { useIsInBrowser } from '../../../base/browser/use-is-in-browser.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../../base/settings/client-settings.ts'
import { ArrivalsArt } from '../../../ui/scenes/arrivals-art.tsx'
import './day.css'

const MOMENTS = [
  { id: 'booked', values: { hours: LEAD_TIME_HOURS } },
  { id: 'landed', values: { flight: WAITING_MINUTES.flightDelay } },
  { id: 'met', values: {} },
  { id: 'arrived', values: {} },
] as const

/** How the day of the ride goes, in four moments under an arrivals hall. */
export function Day() {
  const t = useT()
  const isInBrowser = useIsInBrowser()
  const { horizonDays } = useClientSettings().booking
  return (
    <section className="day fi-section fi-far" id="day" aria-labelledby="day-title">
      <div className="fi-container">
        <h2 className="fi-display" id="day-title">
          {t('landing.dayTitle')}
        </h2>
        <div className="day__scene">{isInBrowser && <ArrivalsArt />}</div>
        <ol className="day__moments">
          {MOMENTS.map(({ id, values }) => (
            <li key={id} className="day__moment">
              <h3 className="fi-subheading">{t(`landing.${id}Title`)}</h3>
              <p className="fi-muted">{t(`landing.${id}Text`, { ...values, days: horizonDays })}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
