import { useEffect, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { currentPosition } from './current-position.ts'
import { useDriverT } from './driver-language.ts'
import type { DriverStore } from './driver-store.ts'
import type { DriverRide, ReportKind } from './kept-ride.ts'
import { clockUntil, nextSteps } from './next-steps.ts'
import { ReachTraveller } from './reach-traveller.tsx'

/** What comes next, as one large button; while the driver waits, the clock of the wait above it. */
export function StepButtons({ driver, ride }: { driver: DriverStore; ride: DriverRide }) {
  const t = useDriverT()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { next, mayBeMissed } = nextSteps(ride)
  const say = async (kind: ReportKind) => {
    // When it happened is when the button was pressed, however long the phone looks for where it is.
    const at = new Date()
    setAsking(false)
    setBusy(true)
    const position = kind === 'arrived' || kind === 'no-show' ? await currentPosition() : null
    setBusy(false)
    await driver.report(kind, at, position)
  }
  if (!next) return null
  return (
    <div className="driver-steps">
      {ride.state === 'arrived' && <WaitClock ride={ride} />}
      {mayBeMissed && (
        <MissedButton until={ride.waitsUntil} isBusy={isBusy} onPress={() => setAsking(true)} />
      )}
      <Button wide size="lg" className="driver-steps__next" loading={isBusy} onClick={() => void say(next)}>
        {t(`driver.step.${next}`)}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('driver.missedTitle')}
        closeLabel={t('driver.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('driver.waitOn')}
            </Button>
            <Button variant="danger" onClick={() => void say('no-show')}>
              {t('driver.step.no-show')}
            </Button>
          </>
        }
      >
        <div className="fi-stack">
          <p>{t('driver.missedText')}</p>
          <ReachTraveller driver={driver} ride={ride} />
        </div>
      </Dialog>
    </div>
  )
}

function useSecond(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function WaitClock({ ride }: { ride: DriverRide }) {
  const t = useDriverT()
  const now = useSecond()
  const isOver = now >= new Date(ride.waitsUntil)
  return (
    <p className="driver-wait">
      <span>{t(isOver ? 'driver.waitOver' : 'driver.waiting')}</span>
      {!isOver && (
        <span className="driver-wait__clock" role="timer" aria-live="off">
          {clockUntil(ride.waitsUntil, now)}
        </span>
      )}
    </p>
  )
}

function MissedButton({ until, isBusy, onPress }: { until: string; isBusy: boolean; onPress: () => void }) {
  const t = useDriverT()
  const now = useSecond()
  if (now < new Date(until)) return null
  return (
    <Button wide variant="secondary" resting={isBusy} onClick={onPress}>
      {t('driver.missed')}
    </Button>
  )
}
