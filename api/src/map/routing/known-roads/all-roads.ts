import { BALKANS_POINTS, BALKANS_ROADS } from './balkans.data.ts'
import { CENTRE_POINTS, CENTRE_ROADS } from './centre.data.ts'
import { EASTERN_ALPS_POINTS, EASTERN_ALPS_ROADS } from './eastern-alps.data.ts'
import { ITALY_POINTS, ITALY_ROADS } from './italy.data.ts'
import { NORTH_POINTS, NORTH_ROADS } from './north.data.ts'
import { OUTLYING_POINTS, OUTLYING_ROADS } from './outlying.data.ts'
import type { RoadPoints, RoadRow } from './road.ts'
import { SOUTH_EAST_POINTS, SOUTH_EAST_ROADS } from './south-east.data.ts'
import { WEST_POINTS, WEST_ROADS } from './west.data.ts'
import { WESTERN_ALPS_POINTS, WESTERN_ALPS_ROADS } from './western-alps.data.ts'

/** Every road whose length is known. */
export const ROADS: readonly RoadRow[] = [
  ...[...CENTRE_ROADS, ...EASTERN_ALPS_ROADS, ...ITALY_ROADS, ...NORTH_ROADS],
  ...[...SOUTH_EAST_ROADS, ...WEST_ROADS, ...WESTERN_ALPS_ROADS, ...BALKANS_ROADS],
  ...OUTLYING_ROADS,
]

/** Every point of theirs that is no place of the gazetteer. */
export const ROAD_POINTS: RoadPoints = {
  ...{ ...CENTRE_POINTS, ...EASTERN_ALPS_POINTS, ...ITALY_POINTS, ...NORTH_POINTS },
  ...{ ...SOUTH_EAST_POINTS, ...WEST_POINTS, ...WESTERN_ALPS_POINTS, ...BALKANS_POINTS },
  ...OUTLYING_POINTS,
}
