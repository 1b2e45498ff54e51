import type { Corner } from './plane-geometry.ts'

/** A sea, a crest or a border that no road crosses but at its passes. */
export interface Barrier {
  name: string
  line: readonly Corner[]
  passes: readonly (readonly [name: string, lat: number, lon: number])[]
}

/**
 * What a straight line within a region must not ignore. Source: any atlas; the lines are ours, drawn between the
 * settlements they part, the passes are public roads, tunnels and bridges open to cars all year. Car trains and ferries
 * are no passes, nor are borders that are closed.
 */
export const BARRIERS: readonly Barrier[] = [
  {
    name: 'Ukraine',
    line: [
      [51.6, 23.6],
      [50.3, 23.9],
      [49.3, 22.7],
      [48.45, 22.15],
      [48.1, 22.9],
      [47.9, 23.9],
      [47.85, 25.0],
      [48.1, 26.3],
      [48.35, 27.3],
      [48.0, 29.1],
      [46.4, 30.0],
      [45.5, 29.7],
    ],
    passes: [['Čierna nad Tisou', 48.42, 22.1]],
  },
  {
    name: 'Adriatic',
    line: [
      [45.74, 13.56],
      [45.3, 13.1],
      [44.0, 14.1],
      [43.0, 15.4],
      [42.0, 17.1],
      [40.5, 18.9],
      [39.0, 18.9],
      [36.0, 19.5],
    ],
    passes: [['Monfalcone', 45.81, 13.53]],
  },
  {
    name: 'Ligurian Sea',
    line: [
      [44.4, 8.88],
      [43.9, 8.9],
      [42.9, 8.6],
    ],
    passes: [['Genoa', 44.42, 8.88]],
  },
  {
    name: 'Gulf of Lion',
    line: [
      [43.3, 3.55],
      [42.9, 3.8],
      [42.0, 4.3],
    ],
    passes: [['Béziers', 43.34, 3.22]],
  },
  {
    name: 'Bay of Biscay',
    line: [
      [43.42, -1.68],
      [44.3, -1.6],
      [45.9, -3.0],
      [47.2, -5.0],
    ],
    passes: [['Bayonne', 43.48, -1.45]],
  },
  {
    name: 'Pyrenees',
    line: [
      [43.38, -1.8],
      [43.2, -1.4],
      [42.95, -0.75],
      [42.75, -0.1],
      [42.7, 0.6],
      [42.8, 0.95],
      [42.62, 1.45],
      [42.55, 1.75],
      [42.42, 2.1],
      [42.45, 2.85],
      [42.43, 3.2],
    ],
    passes: [
      ['Irun', 43.34, -1.78],
      ['Somport', 42.79, -0.53],
      ['Bielsa', 42.7, 0.2],
      ['Vielha', 42.88, 0.7],
      ['Envalira', 42.54, 1.72],
      ['Puigcerdà', 42.44, 1.94],
      ['Le Perthus', 42.46, 2.86],
    ],
  },
  {
    name: 'Alps',
    line: [
      [43.7, 7.5],
      [44.15, 7.56],
      [44.4, 6.95],
      [44.93, 6.72],
      [45.14, 6.69],
      [45.5, 7.05],
      [45.83, 6.9],
      [45.87, 7.17],
      [45.93, 7.7],
      [46.25, 8.03],
      [46.56, 8.57],
      [46.49, 9.17],
      [46.4, 9.7],
      [46.43, 10.05],
      [46.85, 10.5],
      [46.78, 10.9],
      [47.0, 11.51],
      [47.13, 12.5],
      [47.05, 12.75],
      [47.02, 13.15],
      [47.1, 13.4],
      [47.42, 14.4],
    ],
    passes: [
      ['Ventimiglia', 43.79, 7.58],
      ['Tende', 44.15, 7.56],
      ['Montgenèvre', 44.93, 6.72],
      ['Fréjus', 45.12, 6.68],
      ['Mont Blanc', 45.87, 6.93],
      ['Great St Bernard', 45.87, 7.17],
      ['Simplon', 46.25, 8.03],
      ['Gotthard', 46.6, 8.58],
      ['San Bernardino', 46.48, 9.17],
      ['Maloja', 46.4, 9.7],
      ['Bernina', 46.41, 10.03],
      ['Reschen', 46.84, 10.5],
      ['Brenner', 47.0, 11.51],
      ['Felbertauern', 47.13, 12.5],
      ['Tauern', 47.13, 13.4],
      ['Schober', 47.42, 14.67],
    ],
  },
  {
    name: 'Carnic Alps and Karawanks',
    line: [
      [46.68, 12.45],
      [46.6, 13.0],
      [46.52, 13.58],
      [46.45, 14.03],
      [46.42, 14.7],
      [46.55, 15.1],
    ],
    passes: [
      ['Sillian', 46.74, 12.38],
      ['Plöcken', 46.6, 12.94],
      ['Tarvisio', 46.5, 13.6],
      ['Karawanks', 46.45, 14.03],
      ['Dravograd', 46.6, 15.05],
    ],
  },
  {
    name: 'Bernese Alps',
    line: [
      [46.2, 6.98],
      [46.3, 7.15],
      [46.42, 7.5],
      [46.5, 7.9],
      [46.56, 8.3],
      [46.56, 8.57],
    ],
    passes: [['Saint-Maurice', 46.22, 7.0]],
  },
  {
    name: 'Tarentaise',
    line: [
      [45.66, 6.38],
      [45.57, 6.33],
      [45.4, 6.42],
      [45.22, 6.5],
      [45.25, 6.8],
      [45.48, 7.06],
      [45.66, 6.88],
      [45.8, 6.8],
      [45.72, 6.6],
      [45.66, 6.38],
    ],
    passes: [['Albertville', 45.66, 6.38]],
  },
  {
    name: 'Chablais',
    line: [
      [46.39, 6.86],
      [46.2, 6.82],
      [46.05, 6.92],
      [45.9, 7.0],
    ],
    passes: [
      ['Villeneuve', 46.4, 6.92],
      ['Vallorcine', 46.04, 6.94],
    ],
  },
  {
    name: 'Belledonne',
    line: [
      [45.5, 6.25],
      [45.25, 6.02],
      [45.08, 5.86],
      [44.95, 5.9],
    ],
    passes: [
      ['Vizille', 45.07, 5.78],
      ['Aiton', 45.56, 6.24],
    ],
  },
  {
    name: 'Lake Geneva',
    line: [
      [46.24, 6.17],
      [46.35, 6.28],
      [46.45, 6.55],
      [46.43, 6.8],
      [46.4, 6.88],
    ],
    passes: [
      ['Geneva', 46.2, 6.15],
      ['Villeneuve', 46.38, 6.93],
    ],
  },
  {
    name: 'Ötztal Alps',
    line: [
      [47.21, 10.84],
      [47.0, 10.86],
      [46.83, 10.85],
      [46.8, 11.05],
      [46.95, 11.18],
      [47.15, 11.0],
      [47.21, 10.93],
    ],
    passes: [['Haiming', 47.24, 10.88]],
  },
  {
    name: 'Dinaric Alps',
    line: [
      [44.3, 15.62],
      [44.15, 16.4],
      [43.95, 17.2],
      [43.4, 18.2],
    ],
    passes: [
      ['Sveti Rok', 44.34, 15.66],
      ['Kupres', 43.99, 17.2],
      ['Neretva', 43.6, 17.8],
    ],
  },
  {
    name: 'Gulf of Corinth and Saronic Gulf',
    line: [
      [38.1, 20.9],
      [38.32, 21.77],
      [38.2, 22.5],
      [37.94, 22.99],
      [37.75, 23.35],
      [36.4, 23.6],
    ],
    passes: [
      ['Rio-Antirrio', 38.32, 21.77],
      ['Corinth', 37.93, 22.98],
    ],
  },
  {
    name: 'Malian Gulf and Evia',
    line: [
      [38.82, 22.6],
      [38.9, 22.95],
      [38.8, 23.4],
      [38.3, 24.4],
    ],
    passes: [['Thermopylae', 38.8, 22.55]],
  },
]
