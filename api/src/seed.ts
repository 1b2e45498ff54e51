import { seedPlaces } from './map/places/seed-places.ts'
import { seedRoadNetwork } from './map/routing/road-network-store.ts'
import type { Orm } from './platform/database/orm.ts'

/** Loads the data the service ships, unless this database has it already; says how far it is. */
export async function seed(orm: Orm, report: (line: string) => void): Promise<void> {
  let shown = -1
  const db = orm.em.fork().getKysely()
  await seedPlaces(db, (done, total) => {
    const percent = Math.floor((done / total) * 10) * 10
    if (percent === shown) return
    shown = percent
    report(`loading the places of Europe: ${percent} %`)
  })
  await seedRoadNetwork(db, () => report('joining the places by their roads'))
}
