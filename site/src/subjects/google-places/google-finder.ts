import type { FiacreClient } from '@fiacre/sdk'
import type { FoundPlaces, PlaceFinder, PlaceQuery, Prediction } from '@fiacre/widget'
import { locate } from './chosen-place.ts'
import type { GoogleMaps, PlacePrediction } from './google-maps.ts'
import { placeKind } from './place-kind.ts'
import { googleSuggester } from './suggest.ts'
import { withTimeZone } from './time-zone.ts'
import { within } from './within.ts'

/** Google answers in this many ms, or our own search does. */
const ANSWER_MS = 2000

/** After so many failures in a row Google is not asked any more during this visit. */
const MOST_FAILURES = 3

/** Google's policy asks for exactly these words where its places are listed without a map, in every language. */
const CREDIT = 'Google Maps'

type Parts = { maps: GoogleMaps; client: Pick<FiacreClient, 'searchPlaces'> }

/**
 * Suggests Google's places, and our own where Google fails, is silent or finds nothing. Three letters may be an IATA
 * code: a place of ours with that very code stands above Google's, whose ranking knows codes less well.
 */
export function googleFinder({ maps, client }: Parts): PlaceFinder['find'] {
  const google = googleSuggester(maps)
  let failures = 0

  return async (query, { signal, own }) => {
    if (failures >= MOST_FAILURES) return own()
    let asked: Promise<FoundPlaces> | undefined
    const ours = (): Promise<FoundPlaces> => (asked ??= own())
    const code = iataCode(query.text)
    const coded = code ? hitsOf(code, ours) : Promise.resolve([])
    const predictions = await ask(query)
    // A newer search has begun: nobody waits for this one.
    signal.throwIfAborted()
    if (predictions.length === 0) return ours()
    const first = await coded
    const rest = predictions.filter(({ text }) => first.length === 0 || !text.text.includes(`(${code})`))
    return { places: [...first, ...rest.map((each) => toSuggestion(each, query))], credit: CREDIT }
  }

  async function ask(query: PlaceQuery): Promise<readonly PlacePrediction[]> {
    try {
      const found = await within(ANSWER_MS, google.suggest(query))
      failures = 0
      return found
    } catch {
      failures += 1
      return []
    }
  }

  function toSuggestion(prediction: PlacePrediction, { field, language }: PlaceQuery): Prediction {
    return {
      id: `google:${prediction.placeId}`,
      label: prediction.text.text,
      kind: placeKind(prediction.types),
      async resolve() {
        google.chosen(field)
        const { place, town } = await within(ANSWER_MS, locate(prediction))
        return within(ANSWER_MS, withTimeZone(place, town, { client, language })).catch(() => place)
      },
    }
  }
}

function iataCode(text: string): string | undefined {
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : undefined
}

/** Our own places with this code in their label, as "Geneva Airport (GVA), Switzerland" has it. */
async function hitsOf(code: string, own: () => Promise<FoundPlaces>): Promise<FoundPlaces['places']> {
  const { places } = await within(ANSWER_MS, own()).catch((): FoundPlaces => ({ places: [] }))
  return places.filter(({ label }) => label.includes(`(${code})`))
}
