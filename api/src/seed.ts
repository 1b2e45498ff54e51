import { gazetteerOnce } from './map/places/gazetteer/gazetteer-once.ts'
import { seedPlaces } from './map/places/seed-places.ts'
import { seedRoadNetwork } from './map/routing/road-network-store.ts'
import type { Orm } from './platform/database/orm.ts'
import { allEnded } from './platform/threads/all-ended.ts'

/**
 * Loads the data the service ships, unless this database has it already; says how far it is. The registers are read once; the roads are
 * joined in a thread of their own while the places are loaded.
 */
export async function seed(orm: Orm, report: (line: string) => void): Promise<void> {
  const db = orm.em.fork().getKysely()
  const gazetteer = gazetteerOnce()
  const begun = Promise.withResolvers<void>()
  const roads = seedRoadNetwork(db, gazetteer, () => {
    report('joining the places by their roads')
    begun.resolve()
  })
  // Loading the places keeps this thread busy: the other one is to have them by then.
  await Promise.race([begun.promise, roads.catch(() => {})])
  const places = seedPlaces(db, (percent) => report(`loading the places of Europe: ${percent} %`), gazetteer)
  await allEnded([places, roads])
}
