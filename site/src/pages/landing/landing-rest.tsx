import { Services } from '../../subjects/services/services.tsx'
import { Closing } from './closing/closing.tsx'
import { Day } from './day/day.tsx'
import { Fleet } from './fleet/fleet.tsx'
import { Popular } from './popular/popular.tsx'
import { Rides } from './rides/rides.tsx'
import { Why } from './why/why.tsx'

/** What stands below the form. Its code comes after the form has been drawn: nobody sees it before. */
export function LandingRest() {
  return (
    <div className="landing-sections">
      <Rides />
      <Why />
      <Day />
      <Fleet />
      <Services />
      <Popular />
      <Closing />
    </div>
  )
}
