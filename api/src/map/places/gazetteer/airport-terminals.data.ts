/** A building of an airport: what the signs call it, its latitude and its longitude. */
export type Terminal = readonly [name: string, lat: number, lon: number]

/**
 * Terminals so far apart, or so much asked for by name, that a driver has to know which one; by the airport's IATA
 * code. Names as the airports' own signs have them; positions of the arrivals' doors, set by hand from general
 * knowledge to within some 200 metres. Closed ones (Manchester's first, Berlin's second) are left out.
 */
export const AIRPORT_TERMINALS: Readonly<Record<string, readonly Terminal[]>> = {
  BCN: [
    ['1', 41.2891, 2.0738],
    ['2', 41.3035, 2.0775],
  ],
  CDG: [
    ['1', 49.0139, 2.5418],
    ['2A', 49.0029, 2.5628],
    ['2B', 49.0049, 2.5622],
    ['2C', 49.0033, 2.569],
    ['2D', 49.0055, 2.5688],
    ['2E', 49.0039, 2.5788],
    ['2F', 49.0057, 2.5768],
    ['2G', 49.0055, 2.606],
    ['3', 49.0126, 2.56],
  ],
  DUB: [
    ['1', 53.4272, -6.2437],
    ['2', 53.4258, -6.2393],
  ],
  FCO: [
    ['1', 41.7955, 12.2507],
    ['3', 41.7942, 12.254],
  ],
  FRA: [
    ['1', 50.0507, 8.5716],
    ['2', 50.052, 8.587],
  ],
  LGW: [
    ['North', 51.1617, -0.1775],
    ['South', 51.1563, -0.1612],
  ],
  LHR: [
    ['2', 51.4697, -0.4515],
    ['3', 51.4711, -0.4589],
    ['4', 51.4596, -0.4467],
    ['5', 51.4722, -0.488],
  ],
  MAD: [
    ['1', 40.4659, -3.5705],
    ['2', 40.4684, -3.5697],
    ['4', 40.4918, -3.593],
  ],
  MAN: [
    ['2', 53.369, -2.281],
    ['3', 53.3598, -2.2715],
  ],
  MUC: [
    ['1', 48.353, 11.7795],
    ['2', 48.3537, 11.789],
  ],
  MXP: [
    ['1', 45.6273, 8.7117],
    ['2', 45.651, 8.7205],
  ],
  NCE: [
    ['1', 43.6653, 7.2135],
    ['2', 43.6596, 7.2048],
  ],
  ORY: [
    ['1', 48.7289, 2.359],
    ['2', 48.7278, 2.3608],
    ['3', 48.7283, 2.364],
    ['4', 48.7288, 2.368],
  ],
  VIE: [
    ['1', 48.1212, 16.5612],
    ['3', 48.1205, 16.5645],
  ],
}
