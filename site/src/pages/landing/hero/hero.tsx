import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { SiteBookingForm } from '../../../subjects/booking-form/site-booking-form.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { FORM_ID } from '../../../subjects/booking-form/jump-to-form.ts'
import { EuropeMap } from '../map/europe-map.tsx'
import './hero.css'

/** The banner line, the map, and the form that the page is about. */
export function Hero() {
  const t = useT()
  return (
    <div className="hero">
      <div className="hero__stage fi-container">
        <div className="hero__words">
          <h1 className="fi-hero">{t('landing.headline')}</h1>
          <p className="fi-lead fi-below">{t('landing.lead', { countries: SERVED_COUNTRY_CODES.length })}</p>
        </div>
        <section className="hero__form" id={FORM_ID} tabIndex={-1} aria-labelledby="book-title">
          <h2 className="fi-visually-hidden" id="book-title">
            {t('landing.bookTitle')}
          </h2>
          <SiteBookingForm />
        </section>
        <div className="hero__map">
          <EuropeMap />
        </div>
        <p className="hero__caption">{t('landing.mapCaption')}</p>
      </div>
    </div>
  )
}
