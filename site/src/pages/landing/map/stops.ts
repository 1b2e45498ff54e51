import type { GlobePoint } from './projection.ts'

/** A stop of the route across the map, by the name its people use. */
export type Stop = GlobePoint & {
  readonly name: string
  readonly label: 'above' | 'below' | 'left' | 'right'
}

/** From Paris, where the first fiacres stood for hire, to the Vistula. */
export const STOPS: readonly Stop[] = [
  { name: 'Paris', lat: 48.86, lon: 2.35, label: 'left' },
  { name: 'Genève', lat: 46.2, lon: 6.15, label: 'right' },
  { name: 'München', lat: 48.14, lon: 11.58, label: 'above' },
  { name: 'Wien', lat: 48.21, lon: 16.37, label: 'below' },
  { name: 'Kraków', lat: 50.06, lon: 19.94, label: 'right' },
  { name: 'Warszawa', lat: 52.23, lon: 21.01, label: 'left' },
]
