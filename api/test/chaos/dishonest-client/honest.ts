import type { TestClient } from '../../support/client.ts'
import { trip } from '../../support/traveller.ts'
import { KNOWN_PLACES, type KnownPlace } from './known-places.ts'
import { neighbourOf } from './lands.ts'
import { PLAIN, write } from './place-texts.ts'

/** Addresses as people write them: a street's or a hotel's name is another place's, and nobody is misled. */
const ADDRESSES: readonly [text: string, town: string][] = [
  ['Rue de Genève 12, 74400 Chamonix, France', 'Chamonix'],
  ['Gare de Lyon, Paris, France', 'Paris'],
  ['Via Roma 5, Milano, Italy', 'Milan'],
  ['Via Torino 12, Roma, Italy', 'Rome'],
  ['Wiener Straße 5, Salzburg, Austria', 'Salzburg'],
  ['ul. Krakowska 10, Warszawa, Poland', 'Warsaw'],
  ['Berliner Straße 3, Köln, Germany', 'Cologne'],
  ['Praça de Londres 4, Lisboa, Portugal', 'Lisbon'],
  ['Hotel Bristol, Warsaw, Poland', 'Warsaw'],
  ['Münchner Straße 20, Innsbruck, Austria', 'Innsbruck'],
  ['Paris Charles de Gaulle Airport (CDG), Paris, France', 'Paris Charles de Gaulle Airport'],
  ['Calle de Toledo 50, Madrid, Spain', 'Madrid'],
]

interface Asked {
  text: string
  place: KnownPlace
  hasPoint: boolean
}

/** Asks prices as honest people do. @returns how many were asked, and the texts that got none */
export async function askHonestly(
  client: TestClient,
  every: number,
): Promise<{ asked: number; refused: string[] }> {
  const plain = KNOWN_PLACES.filter((_, index) => index % every === 0).map((place, index) => ({
    text: write(place, place, PLAIN).text,
    place,
    hasPoint: index % 2 === 1,
  }))
  const written = ADDRESSES.flatMap(([text, town]) => {
    const place = KNOWN_PLACES.find(({ name }) => name === town)
    return place ? [{ text, place, hasPoint: false }] : []
  })
  const refused: string[] = []
  for (const one of [...plain, ...written]) {
    const { status, body } = await client.call('POST', '/api/calculate-price', request(one))
    if (status !== 200) refused.push(`${one.text}: ${status} ${JSON.stringify(body)}`)
  }
  return { asked: plain.length + written.length, refused }
}

function request({ text, place, hasPoint }: Asked) {
  const near = neighbourOf(place)
  const { lat, lon } = place
  return trip(new Date(), {
    pickupLocation: text,
    destination: write(near, near, PLAIN).text,
    ...(hasPoint && { pickupPoint: { lat, lon } }),
  })
}
