/** Where a season's picture is seen from: towards a coast, or over mountains. */
export interface View {
  /** The place in the picture's middle, as latitude and longitude, and the way one looks, in degrees from north. */
  at: readonly [lat: number, lon: number]
  heading: number
  /** Kilometres from side to side through that place. */
  width: number
  /** Heights are drawn this many times as high as they are. */
  raised: number
  /** Where snow begins or woods end, in metres. */
  treeLine: number
  /** Into how many ranges the land is cut from front to back; rounded hills want fewer. */
  ranges: number
}

/** Views of the resorts of the catalogue, by the country's code and the season. */
export const VIEWS: Readonly<Record<string, View>> = {
  // Saint-Tropez and Cannes, the Maritime Alps behind.
  'fr-summer': { at: [43.62, 7.0], heading: 12, width: 110, raised: 4.5, treeLine: 2200, ranges: 15 },
  // Santorini and the Cyclades as far as Mykonos.
  'gr-summer': { at: [36.85, 25.4], heading: 4, width: 140, raised: 8, treeLine: 900, ranges: 15 },
  // Sorrento between the gulfs of Naples and Salerno, Vesuvius and Capri.
  'it-summer': { at: [40.72, 14.5], heading: 14, width: 56, raised: 4, treeLine: 1300, ranges: 15 },
  // Makarska under the Biokovo, Brač and Hvar before it.
  'hr-summer': { at: [43.3, 16.95], heading: 38, width: 86, raised: 3.6, treeLine: 1600, ranges: 15 },
  // Marbella, and the Sierra Nevada far off.
  'es-summer': { at: [36.76, -4.6], heading: 38, width: 110, raised: 4.5, treeLine: 2600, ranges: 15 },
  // Budva and Sveti Stefan, Kotor's bay behind the Lovćen.
  'me-summer': { at: [42.42, 18.85], heading: 30, width: 46, raised: 2.6, treeLine: 1700, ranges: 15 },
  // Lagos, Albufeira and Vilamoura under the hills of Monchique.
  'pt-summer': { at: [37.2, -8.4], heading: 348, width: 80, raised: 9, treeLine: 900, ranges: 15 },
  // From Val Thorens and Courchevel to Mont Blanc.
  'fr-ski': { at: [45.52, 6.74], heading: 18, width: 72, raised: 1.8, treeLine: 1900, ranges: 15 },
  // Cortina among the Dolomites.
  'it-ski': { at: [46.52, 12.12], heading: 332, width: 46, raised: 2.3, treeLine: 1900, ranges: 15 },
  // Verbier, the Matterhorn and the Dent Blanche.
  'ch-ski': { at: [46.06, 7.38], heading: 128, width: 58, raised: 2, treeLine: 2000, ranges: 15 },
  // St. Anton and Ischgl between the Lechtal Alps and the Silvretta.
  'at-ski': { at: [47.05, 10.28], heading: 196, width: 50, raised: 2.3, treeLine: 1900, ranges: 15 },
  // Geilo and Hemsedal.
  'no-ski': { at: [60.72, 8.35], heading: 345, width: 84, raised: 3, treeLine: 1150, ranges: 12 },
  // Ylläs and Levi.
  'fi-ski': { at: [67.7, 24.4], heading: 12, width: 50, raised: 6, treeLine: 600, ranges: 10 },
}
