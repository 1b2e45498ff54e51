import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { destinationsQuery } from '../../../base/api/queries.ts'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { RatesNote } from '../../../base/preferences/rates-note.tsx'
import { RidePages } from '../../../subjects/rides/ride-pages.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { RideCard, RideCardWaiting } from './ride-card.tsx'
import './rides.css'

/** As many as the catalogue has, so that nothing moves when they arrive; rides.css shows three of them on a phone. */
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6]

/** Rides with their prices, which a press puts into the form. Nothing where the catalogue cannot be had. */
export function Rides() {
  const t = useT()
  const { language } = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const { data } = useQuery(destinationsQuery(useClient(), language))
  const rides = data?.rides
  if (rides?.length === 0) return null
  return (
    <section className="rides fi-section fi-far" id="rides" aria-labelledby="rides-title">
      <div className="fi-container">
        <div className="rides__head">
          <h2 className="fi-display" id="rides-title">
            {t('landing.ridesTitle')}
          </h2>
          <p className="fi-lead">{t('landing.ridesLead')}</p>
          <RatesNote />
        </div>
        <ul
          className={classNames('rides__list', !isWhole && 'rides__list--short')}
          id="rides-list"
          aria-busy={!rides}
        >
          {rides?.map((ride) => <RideCard key={ride.imageUrl} ride={ride} />) ??
            PLACEHOLDERS.map((each) => <RideCardWaiting key={each} />)}
        </ul>
        {rides && !isWhole && (
          <div className="rides__more">
            <Button variant="secondary" wide aria-controls="rides-list" onClick={() => setWhole(true)}>
              {t('landing.ridesAll', { count: rides.length })}
            </Button>
          </div>
        )}
        {rides && <RidePages rides={rides} to={t('landing.rideTo')} />}
      </div>
    </section>
  )
}
