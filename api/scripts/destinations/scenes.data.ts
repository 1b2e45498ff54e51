/** Seasons that have pictures of their own. */
export type Season = 'summer' | 'ski'

/** What a destination's picture shows. */
export interface Scene {
  /** The file's name. */
  code: string
  /** As world-atlas calls the country. */
  name: string
  /** The capital, where the dot stands. */
  lat: number
  lon: number
  /** Parts of the country further from the capital than this, in degrees, lie outside of the frame. */
  reach: number
  seasons: readonly Season[]
  /** Places the picture must hold; without them, the whole country. */
  frame?: readonly (readonly [lat: number, lon: number])[]
}

type Row = readonly [code: string, name: string, lat: number, lon: number, reach: number, seasons?: string]

const ROWS: readonly Row[] = [
  ['ad', 'Andorra', 42.51, 1.52, 5],
  ['al', 'Albania', 41.33, 19.82, 9],
  ['am', 'Armenia', 40.18, 44.51, 9],
  ['at', 'Austria', 48.21, 16.37, 9, 'ski'],
  ['ba', 'Bosnia and Herz.', 43.86, 18.41, 9],
  ['be', 'Belgium', 50.85, 4.35, 9],
  ['bg', 'Bulgaria', 42.7, 23.32, 9],
  ['ch', 'Switzerland', 46.95, 7.45, 9, 'ski'],
  ['cy', 'Cyprus', 35.17, 33.36, 9],
  ['cz', 'Czechia', 50.08, 14.44, 9],
  ['de', 'Germany', 52.52, 13.4, 9],
  ['dk', 'Denmark', 55.68, 12.57, 6],
  ['ee', 'Estonia', 59.44, 24.75, 9],
  ['es', 'Spain', 40.42, -3.7, 9, 'summer'],
  ['fi', 'Finland', 60.17, 24.94, 12, 'ski'],
  ['fr', 'France', 48.86, 2.35, 9, 'summer ski'],
  ['gb', 'United Kingdom', 51.51, -0.13, 12],
  ['gb-sct', 'United Kingdom', 55.95, -3.19, 4],
  ['ge', 'Georgia', 41.69, 44.83, 9],
  ['gr', 'Greece', 37.98, 23.73, 6, 'summer'],
  ['hr', 'Croatia', 45.81, 15.98, 9, 'summer'],
  ['hu', 'Hungary', 47.5, 19.04, 9],
  ['ie', 'Ireland', 53.35, -6.26, 9],
  ['is', 'Iceland', 64.15, -21.94, 9],
  ['it', 'Italy', 41.9, 12.5, 9, 'summer ski'],
  ['lt', 'Lithuania', 54.69, 25.28, 9],
  ['lu', 'Luxembourg', 49.61, 6.13, 5],
  ['lv', 'Latvia', 56.95, 24.11, 9],
  ['mc', 'Monaco', 43.74, 7.42, 3],
  ['md', 'Moldova', 47.01, 28.86, 9],
  ['me', 'Montenegro', 42.44, 19.26, 9, 'summer'],
  ['mk', 'Macedonia', 42.0, 21.43, 9],
  ['mt', 'Malta', 35.9, 14.51, 5],
  ['nl', 'Netherlands', 52.37, 4.9, 6],
  ['no', 'Norway', 59.91, 10.75, 14, 'ski'],
  ['pl', 'Poland', 52.23, 21.01, 9],
  ['pt', 'Portugal', 38.72, -9.14, 6, 'summer'],
  ['ro', 'Romania', 44.43, 26.1, 9],
  ['rs', 'Serbia', 44.79, 20.45, 9],
  ['se', 'Sweden', 59.33, 18.07, 14],
  ['si', 'Slovenia', 46.06, 14.51, 9],
  ['sk', 'Slovakia', 48.15, 17.11, 9],
  ['tr', 'Turkey', 39.93, 32.86, 14],
]

/** Frames of their own: what would be a speck is shown with its surroundings, what is long without its far ends. */
const FRAMES: Readonly<Record<string, Scene['frame']>> = {
  ad: corners(42.36, 1.3, 42.72, 1.9),
  dk: corners(54.5, 7.6, 57.8, 13.2),
  gb: corners(49.9, -9, 58.8, 3),
  'gb-sct': corners(54.6, -9, 59.4, 0.2),
  is: corners(63.2, -25, 66.7, -13),
  mc: corners(43.6, 7.1, 43.88, 7.75),
  mt: corners(35.77, 14.1, 36.12, 14.65),
  no: corners(57.7, 3, 71.3, 28),
}

function corners(south: number, west: number, north: number, east: number): Scene['frame'] {
  return [
    [south, west],
    [north, west],
    [north, east],
    [south, east],
  ]
}

const seasonsOf = (text: string) =>
  text.split(' ').filter((season): season is Season => season === 'summer' || season === 'ski')

/** Every destination of the catalogue. */
export const SCENES: readonly Scene[] = ROWS.map(([code, name, lat, lon, reach, seasons = '']) => ({
  ...{ code, name, lat, lon, reach, seasons: seasonsOf(seasons) },
  ...(FRAMES[code] && { frame: FRAMES[code] }),
}))
