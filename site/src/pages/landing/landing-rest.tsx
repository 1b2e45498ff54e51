import { InTurn } from '../../base/browser/in-turn.tsx'
import { useGrowingCount } from '../../base/browser/use-growing-count.ts'
import { Services } from '../../subjects/services/services.tsx'
import { Closing } from './closing/closing.tsx'
import { Day } from './day/day.tsx'
import { Fleet } from './fleet/fleet.tsx'
import { Popular } from './popular/popular.tsx'
import { Rides } from './rides/rides.tsx'
import { Why } from './why/why.tsx'

const SECTIONS = [
  { id: 'rides', Section: Rides },
  { id: 'why', Section: Why },
  { id: 'day', Section: Day },
  { id: 'fleet', Section: Fleet },
  { id: 'services', Section: Services },
  { id: 'popular', Section: Popular },
  { id: 'closing', Section: Closing },
] as const

/**
 * What stands below the form. Its code comes after the form has been drawn: nobody sees it before. One section is drawn after
 * another, from the top.
 */
export function LandingRest() {
  const drawn = useGrowingCount(SECTIONS.length, { first: 1, step: 1 })
  return (
    <div className="landing-sections">
      {SECTIONS.slice(0, drawn).map(({ id, Section }) => (
        <InTurn key={id} name={id}>
          <Section />
        </InTurn>
      ))}
    </div>
  )
}
