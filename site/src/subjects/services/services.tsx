import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ServiceRow } from './service-row.tsx'
import './services.css'

const SERVICES = [
  { id: 'airport', icon: 'plane' },
  { id: 'city', icon: 'pin' },
  { id: 'business', icon: 'luggage' },
  { id: 'intercity', icon: 'route' },
] as const

/** Airport, city, business, intercity: each with a way that can be tried at once. */
export function Services() {
  const t = useT()
  return (
    <section className="services fi-section fi-far" id="services" aria-labelledby="services-title">
      <div className="fi-container">
        <div className="services__head">
          <h2 className="fi-display" id="services-title">
            {t('services.title')}
          </h2>
          <p className="fi-lead">{t('services.lead')}</p>
        </div>
        <ul className="services__list">
          {SERVICES.map(({ id, icon }) => (
            <ServiceRow key={id} service={id} icon={icon} />
          ))}
        </ul>
      </div>
    </section>
  )
}
