import { SHOWN, type Client, type Ends } from './client.ts'
import { KNOWN_PLACES, type KnownPlace } from './known-places.ts'

const ROME = { lat: 41.9, lon: 12.5 }

/** Tricks that worked once, or that come to anybody's mind first; each is played before the random ones. */
export const KNOWN_TRICKS: readonly Client[] = [
  // Far places by name, next to each other by their points.
  trick(
    {
      from: end('Paris Charles de Gaulle Airport (CDG), France', ['Paris Charles de Gaulle Airport'], ROME),
      to: end('Rome Fiumicino Airport (FCO), Italy', ['Rome Fiumicino Airport'], { lat: 41.89, lon: 12.49 }),
    },
    5,
  ),
  trick({
    from: end('Geneva Airport (GVA), Switzerland', ['Geneva Airport']),
    to: end('Zermatt, Switzerland', ['Zermatt'], { lat: 46.24, lon: 6.12 }),
  }),
  // A place that nobody is driven to, lifted by a point that is served.
  trick({
    from: end('Sheremetyevo, Moscow, Russia', [], { lat: 46.24, lon: 6.11 }),
    to: end('Chamonix, France', ['Chamonix']),
  }),
  // Two places in one text: the driver reads the far one, the price the near one.
  trick({
    from: end('Meet at Geneva airport arrivals hall, Argentiere, Chamonix', [
      'Geneva Airport',
      'Argentière',
      'Chamonix',
    ]),
    to: end('Chamonix, France', ['Chamonix']),
  }),
  trick({
    from: end('Chamonix (GVA)', ['Chamonix', 'Geneva Airport']),
    to: end('Geneva, Switzerland', ['Geneva']),
  }),
]

function end(text: string, names: readonly string[], point?: { lat: number; lon: number }): Ends['from'] {
  return {
    text,
    named: names.map(placeCalled),
    isGuess: false,
    isDisguised: false,
    sent: point && { point, isOutside: false },
  }
}

function placeCalled(name: string): KnownPlace {
  const place = KNOWN_PLACES.find((known) => known.name === name)
  if (!place) throw new Error(`The table of known places has no ${name}.`)
  return place
}

function trick(ends: Ends, vehicleTypeId = 1): Client {
  return {
    ...{ quoted: ends, booked: ends, way: 'quote', isLate: false, isPaid: false, changes: [] },
    journey: { vehicleTypeId, isRoundTrip: false, passengers: 2 },
    claims: { price: {}, booking: {} },
    ...SHOWN,
  }
}
