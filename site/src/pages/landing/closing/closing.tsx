import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useIsInBrowser } from '../../../base/browser/use-is-in-browser.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { wheelSpokes } from '../../../ui/vehicle-art/wheel-spokes.ts'
import { jumpToForm } from '../../../subjects/booking-form/jump-to-form.ts'
import { Claims } from '../claims/claims.tsx'
import './closing.css'

/** The end of the page, and the way back to its form. */
export function Closing() {
  const t = useT()
  const isInBrowser = useIsInBrowser()
  return (
    <section className="closing fi-far" aria-labelledby="closing-title">
      <div className="closing__stage fi-container">
        <div className="closing__words">
          <h2 className="closing__title" id="closing-title">
            {t('landing.closingTitle')}
          </h2>
          <p className="closing__text">{t('landing.closingText')}</p>
          <div className="fi-cluster">
            <Button size="lg" iconAfter="arrow-right" onClick={() => jumpToForm()}>
              {t('landing.closingAction')}
            </Button>
            <Link href="/destinations" className="closing__link">
              {t('landing.closingCountries', { countries: SERVED_COUNTRY_CODES.length })}
            </Link>
          </div>
        </div>
        <Claims />
        {isInBrowser && (
          <svg className="closing__wheel" viewBox="0 0 600 600" aria-hidden="true" focusable="false">
            <circle cx="300" cy="300" r="286" />
            <circle cx="300" cy="300" r="258" />
            <path d={wheelSpokes(300, 300, 52, 258, 10)} />
            <circle cx="300" cy="300" r="52" />
            <circle cx="300" cy="300" r="18" />
          </svg>
        )}
      </div>
    </section>
  )
}
