import { QUOTE_VALIDITY_MINUTES, WAITING_MINUTES } from '@fiacre/sdk/rules'
import { useIsInBrowser } from '../../../base/browser/use-is-in-browser.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { DriverArt } from '../../../ui/scenes/driver-art.tsx'
import './why.css'

const { flightDelay: flight, noShow } = WAITING_MINUTES

const REASONS = [
  { id: 'price', icon: 'wallet', values: { minutes: QUOTE_VALIDITY_MINUTES } },
  { id: 'waiting', icon: 'clock', values: { flight, station: noShow.station, other: noShow.other } },
  { id: 'meet', icon: 'user', values: {} },
  { id: 'safe', icon: 'shield', values: {} },
] as const

/** Why book here: four points, beside a driver with a name board. */
export function Why() {
  const t = useT()
  const isInBrowser = useIsInBrowser()
  return (
    <section className="why fi-section fi-far" id="why" aria-labelledby="why-title">
      <div className="why__stage fi-container">
        <div className="why__driver">{isInBrowser && <DriverArt name={t('landing.boardName')} />}</div>
        <div className="why__words">
          <h2 className="fi-display" id="why-title">
            {t('landing.whyTitle')}
          </h2>
          <ul className="why__reasons">
            {REASONS.map(({ id, icon, values }) => (
              <li key={id} className="why__reason">
                <Icon name={icon} size="lg" />
                <h3 className="fi-subheading">{t(`landing.${id}Title`)}</h3>
                <p className="fi-muted">{t(`landing.${id}Text`, values)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
