import { ButtonLink } from '../../ui/button/button-link.tsx'
import { useDriverT } from './driver-language.ts'
import type { DriverStore } from './driver-store.ts'
import type { DriverRide } from './kept-ride.ts'

/** Calls the traveller, or writes. That it was tried is noted: a no-show asks for it. */
export function ReachTraveller({ driver, ride }: { driver: DriverStore; ride: DriverRide }) {
  const t = useDriverT()
  if (!ride.travellerPhone) return null
  const phone = ride.travellerPhone.replaceAll(/[^+\d]/g, '')
  const note = () => void driver.report('contacted', new Date(), null)
  return (
    <div className="driver-reach">
      <ButtonLink wide variant="secondary" icon="phone" href={`tel:${phone}`} onClick={note}>
        {t('driver.call')}
      </ButtonLink>
      <ButtonLink wide variant="secondary" icon="mail" href={`sms:${phone}`} onClick={note}>
        {t('driver.message')}
      </ButtonLink>
    </div>
  )
}
