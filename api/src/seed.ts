import { gazetteerOnce } from './map/places/gazetteer/gazetteer-once.ts'
import { doneReading, seedPlaces } from './map/places/seed-places.ts'
import { seedRoadNetwork } from './map/routing/road-network-store.ts'
import type { Orm } from './platform/database/orm.ts'
import { allEnded } from './platform/threads/all-ended.ts'

/**
 * Loads the data the service ships, unless this database has it already; says how far it is. The registers are read once; the roads are
 * joined in a thread of their own while the places are loaded.
 */
export async function seed(orm: Orm, report: (line: string) => void): Promise<void> {
  const db = orm.em.fork().getKysely()
  const loading = inSteps((percent) => report(`loading the places of Europe: ${percent} %`))
  const gazetteer = gazetteerOnce((part) => loading(doneReading(part)))
  const begun = Promise.withResolvers<void>()
  let areJoined = false
  const roads = seedRoadNetwork(db, gazetteer, begun.resolve).then(() => (areJoined = true))
  // Loading the places keeps this thread busy: the other one is to have them by then.
  await Promise.race([begun.promise, roads.catch(() => {})])
  const places = seedPlaces(db, loading, gazetteer).then(() => {
    if (!areJoined) report('joining the places by their roads')
  })
  await allEnded([places, roads])
}

/** A line for so many hundredths is enough. */
const STEP = 5

function inSteps(report: (percent: number) => void): (percent: number) => void {
  let next = 0
  return (percent) => {
    if (percent < next) return
    report(percent)
    next = Math.min(100, percent + STEP)
  }
}
