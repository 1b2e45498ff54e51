import { useEffect, useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { browserStorage } from '../../base/storage/browser-storage.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { toPosition } from './current-position.ts'
import { useDriverT } from './driver-language.ts'
import type { DriverRide } from './kept-ride.ts'

const KEY = 'fiacre.driver-position'

/** So often at most the traveller hears where the driver is. */
const SEND_EVERY_MS = 15_000

/** Says what becomes of the driver's position, and lets it be; sent between departure and drop-off alone. */
export function PositionSharing({ ride, token }: { ride: DriverRide; token: string }) {
  const t = useDriverT()
  const [isShared, setShared] = useState(() => browserStorage().getItem(KEY) !== 'no')
  const isUnderWay = ['on-the-way', 'arrived', 'on-board'].includes(ride.state)
  useSentPosition(isShared && isUnderWay, token)
  if (ride.state !== 'assigned' && !isUnderWay) return null
  const choose = (next: boolean) => {
    browserStorage().setItem(KEY, next ? 'yes' : 'no')
    setShared(next)
  }
  return (
    <section className="driver-position">
      <Checkbox
        label={t('driver.position')}
        checked={isShared}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <p className="fi-small fi-muted">{t('driver.positionText')}</p>
    </section>
  )
}

function useSentPosition(isWanted: boolean, token: string): void {
  const client = useClient()
  useEffect(() => {
    if (!isWanted || !navigator.geolocation) return
    let sentAt = 0
    const watch = navigator.geolocation.watchPosition(
      (found) => {
        const now = Date.now()
        if (now - sentAt < SEND_EVERY_MS) return
        sentAt = now
        const occurredAt = new Date(found.timestamp).toISOString()
        // Where the driver was is of no use later: what cannot be sent now is let go.
        client
          .sendDriverPosition({ body: { token, position: toPosition(found), occurredAt } })
          .catch(() => undefined)
      },
      () => undefined,
      { enableHighAccuracy: true, maximumAge: SEND_EVERY_MS },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [client, isWanted, token])
}
