import type { ChosenPlace } from '@fiacre/widget'
import type { GooglePlace, PlacePrediction } from './google-maps.ts'
import { placeKind } from './place-kind.ts'

/** What we ask of a place; Google bills by the dearest of them. */
const FIELDS = ['displayName', 'formattedAddress', 'location', 'types', 'addressComponents']

/** A component of an address that names the town, the nearest first. */
const TOWN_TYPES = ['locality', 'postal_town', 'administrative_area_level_3', 'administrative_area_level_2']

/** A place of Google's as the form keeps it, and the town it is in. */
export type LocatedPlace = { readonly place: ChosenPlace; readonly town: string | undefined }

/**
 * Asks where a prediction is.
 * @throws Error when Google does not know its point; whatever Google's call is rejected with
 */
export async function locate(prediction: PlacePrediction): Promise<LocatedPlace> {
  const found = prediction.toPlace()
  await found.fetchFields({ fields: FIELDS })
  const { location, displayName, types = prediction.types } = found
  if (!location) throw new Error(`Google Places has no point for ${prediction.placeId}.`)
  const label = labelOf(found, types) || prediction.text.text
  const countryCode = component(found, ['country'])?.shortText
  const place = {
    id: `google:${prediction.placeId}`,
    name: displayName || prediction.text.text,
    label,
    kind: placeKind(types),
    lat: location.lat(),
    lon: location.lng(),
    ...(countryCode ? { countryCode } : {}),
  }
  return { place, town: component(found, TOWN_TYPES)?.longText ?? undefined }
}

/** What the driver reads: the address, and before it the name of a hotel, a shop, a station. */
function labelOf({ displayName, formattedAddress }: GooglePlace, types: readonly string[]): string {
  const address = formattedAddress ?? ''
  const isNamed = types.includes('establishment') || types.includes('point_of_interest')
  if (!displayName || (address && !isNamed) || address.startsWith(displayName)) return address
  return [displayName, address].filter(Boolean).join(', ')
}

function component({ addressComponents = [] }: GooglePlace, types: readonly string[]) {
  for (const type of types) {
    const found = addressComponents.find((each) => each.types.includes(type))
    if (found) return found
  }
  return undefined
}
