import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { PopularPlaces } from './popular-places.tsx'
import './popular.css'

/** Popular destinations (spec section 2). */
export function Popular() {
  const t = useT()
  return (
    <section className="popular fi-section fi-far" id="popular" aria-labelledby="popular-title">
      <div className="fi-container">
        <div className="popular__head">
          <h2 className="fi-display" id="popular-title">
            {t('landing.popularTitle')}
          </h2>
          <Link href="/destinations" className="popular__all">
            {t('landing.popularAll')}
          </Link>
        </div>
        <div className="popular__places">
          <PopularPlaces />
        </div>
      </div>
    </section>
  )
}
