import type { Choice } from './choose-place.ts'
import { placeKey } from './place-key.ts'

/** A town of 20,000, whose own name at the end of a text is no accident: "Hilton Graz". */
export const TOWN_WEIGHT = 4.3
/** A city of 100,000, or a capital, is known by its other names, too: "Hotel Sacher Wien". */
export const CITY_WEIGHT = 5
/** Only a city of 300,000 is believed at the beginning: "Berlin Ost". */
const METROPOLIS_WEIGHT = 5.5

/**
 * Whether a text that is no plain name of its place may still be taken for an address there. With a comma or a number it is
 * written as an address; without, only a larger town at its end is believed: "Monte Rosa" is nothing in the village of Rosa.
 */
export function isTrusted(text: string, { candidate, match }: Choice): boolean {
  if (match === 'place' || /[,;\n\d]/.test(text)) return true
  const key = placeKey(text)
  if (key.startsWith(`${candidate.key} `))
    return candidate.tier === 0 && candidate.weight >= METROPOLIS_WEIGHT
  const isAtEnd = key.endsWith(` ${candidate.key}`)
  return isAtEnd && candidate.weight >= (candidate.tier === 0 ? TOWN_WEIGHT : CITY_WEIGHT)
}
