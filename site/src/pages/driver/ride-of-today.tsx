import { formatMoney } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useDriverT } from './driver-language.ts'
import type { DriverStore } from './driver-store.ts'
import { withQueued, type DriverRide } from './kept-ride.ts'
import { nextSteps } from './next-steps.ts'
import { NameBoard } from './name-board.tsx'
import { PositionSharing } from './position-sharing.tsx'
import { ReachTraveller } from './reach-traveller.tsx'
import { RideFacts } from './ride-facts.tsx'
import { StepButtons } from './step-buttons.tsx'
import { WayLink } from './way-link.tsx'

/** The ride with what comes next at the lower edge, within reach of a thumb. */
export function RideOfToday({ driver, ride: known }: { driver: DriverStore; ride: DriverRide }) {
  const t = useDriverT()
  const { queue, token, isOffline, isLookedInto } = useStore(driver.store)
  const [isBoardShown, setBoardShown] = useState(false)
  const ride = withQueued(known, queue)
  return (
    <>
      <div className="driver-ride">
        <header className="driver-head">
          <p className="driver-head__time">{ride.pickupTime}</p>
          <div>
            <h1 className="driver-head__name">{ride.travellerName || ride.bookingNumber}</h1>
            <p className="fi-muted">{t(`driver.state.${ride.state}`)}</p>
          </div>
        </header>
        {queue.length > 0 && isOffline && (
          <Banner tone="warning" live title={t('driver.queued', { count: queue.length })}>
            {t('driver.queuedText')}
          </Banner>
        )}
        {isLookedInto && (
          <Banner live title={t('driver.lookedInto')}>
            {t('driver.lookedIntoText')}
          </Banner>
        )}
        {ride.noShowAskedAt && ride.state !== 'no-show' && (
          <Banner live title={t('driver.noShowAsked')}>
            {t('driver.noShowAskedText')}
          </Banner>
        )}
        {ride.collectCents > 0 && <Collect cents={ride.collectCents} />}
        {nextSteps(ride).next && <WayLink ride={ride} />}
        <ReachTraveller driver={driver} ride={ride} />
        {ride.travellerName && (
          <Button wide variant="secondary" icon="user" onClick={() => setBoardShown(true)}>
            {t('driver.board')}
          </Button>
        )}
        <RideFacts ride={ride} />
        <PositionSharing ride={ride} token={token} />
      </div>
      <StepButtons driver={driver} ride={ride} />
      {isBoardShown && <NameBoard name={ride.travellerName} onClose={() => setBoardShown(false)} />}
    </>
  )
}

function Collect({ cents }: { cents: number }) {
  const t = useDriverT()
  const amount = formatMoney(cents, { locale: document.documentElement.lang })
  return <p className="driver-collect">{t('driver.collect', { amount })}</p>
}
