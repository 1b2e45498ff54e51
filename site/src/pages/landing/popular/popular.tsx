import { lazy, Suspense, useRef } from 'react'
import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useNearView } from '../use-near-view.ts'
import './popular.css'

const PopularPlaces = lazy(() =>
  import('./popular-places.tsx').then((file) => ({ default: file.PopularPlaces })),
)

/** Popular destinations (spec section 2). Code and places are fetched when somebody comes near. */
export function Popular() {
  const t = useT()
  const section = useRef<HTMLElement>(null)
  const isNear = useNearView(section)
  return (
    <section className="popular fi-section" id="popular" ref={section} aria-labelledby="popular-title">
      <div className="fi-container">
        <div className="popular__head">
          <h2 className="fi-display" id="popular-title">
            {t('landing.popularTitle')}
          </h2>
          <p className="fi-lead">{t('landing.popularLead')}</p>
        </div>
        <div className="popular__places">
          <Suspense>{isNear && <PopularPlaces />}</Suspense>
        </div>
        <Link href="/destinations" className="popular__all">
          {t('landing.popularAll')}
        </Link>
      </div>
    </section>
  )
}
